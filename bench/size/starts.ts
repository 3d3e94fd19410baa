import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fillDirectory } from '../fill-directory.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import { watchMemory } from '../memory/process-tree.ts';

const PORT = 4895;
/** A smaller directory is not saved. */
const SAVED_FROM = 2000;
const REST_MS = 3000;
/** Of a tick of /proc, on every Linux. */
const TICKS_A_SECOND = 100;

/** What starting the built product costs. */
export interface Start {
  /** From the first instruction until it listens, with all of its threads. */
  cpuSeconds: number;
  seconds: number;
  peakBytes: number;
  /** After a while of rest. */
  restBytes: number;
}

function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

async function start(databaseUrl: string, dataDir: string, size: number): Promise<Start> {
  const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
  const began = performance.now();
  const server = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: String(PORT), DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED: 'none' }, // prettier-ignore
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const memory = watchMemory(server.pid!);
  try {
    const listening = async () => {
      for await (const text of server.stdout.setEncoding('utf8'))
        if (/listening at/i.test(text as string)) return;
      throw new Error('The server ended before it listened.');
    };
    await listening();
    const seconds = (performance.now() - began) / 1000;
    const cpuSeconds = cpuSecondsOf(server.pid!);
    const peakBytes = memory.takePeak();
    // Until it has saved the catalogue, which it does of a large one.
    if (size >= SAVED_FROM)
      while (!(await readdir(dataDir)).includes('catalogue')) await sleep(100);
    await sleep(REST_MS);
    memory.takePeak();
    await sleep(100);
    return { cpuSeconds, seconds, peakBytes, restBytes: memory.takePeak() };
  } finally {
    memory.stop();
    server.kill('SIGTERM');
    await ended;
  }
}

/** The first start of the built product on a PostgreSQL server with so many cafes, and the next one. */
export async function measureStarts(size: number): Promise<{ cold: Start; warm: Start }> {
  return withFreshDatabase(async (databaseUrl) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cortado-bench-'));
    try {
      await fillDirectory(databaseUrl, size);
      const cold = await start(databaseUrl, dataDir, size);
      return { cold, warm: await start(databaseUrl, dataDir, size) };
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
}
