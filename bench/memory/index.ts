import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFreshDatabase } from '../fresh-database.ts';
import type { BenchRow } from '../report.ts';
import { built } from '../server.ts';
import { watchMemory } from './process-tree.ts';
import { visitEverything } from './traffic.ts';

const PORT = 4894;
const ORIGIN = `http://localhost:${PORT}`;
const FIRST_START_LIMIT_MB = 450;
const RUNNING_LIMIT_MB = 300;

interface Peaks {
  start: number;
  traffic: number;
}

/** Runs the built product as `npm start` does, and measures its peak memory during the start and during use. */
async function measureRun(settings: Record<string, string>): Promise<Peaks> {
  const server = spawn(process.execPath, [fileURLToPath(built('main'))], {
    env: { PATH: process.env.PATH, PORT: String(PORT), TRUST_PROXY: '1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const memory = watchMemory(server.pid!);
  try {
    const listening = (async () => {
      for await (const text of server.stdout.setEncoding('utf8'))
        if (/listening at/i.test(text as string)) return;
      throw new Error('The server ended before it listened.');
    })();
    await listening;
    const start = memory.takePeak();
    await visitEverything(ORIGIN);
    return { start, traffic: memory.takePeak() };
  } finally {
    memory.stop();
    server.kill('SIGTERM');
    await ended;
  }
}

const row = (name: string, bytes: number, most = Infinity): BenchRow => {
  return { name, value: bytes / 1_048_576, unit: 'MB', ...(most < Infinity && { most }) };
};

/** The memory of the process with 121 cafes. The difference to a node with a PostgreSQL server is the database's. */
export async function runMemoryBench(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-bench-'));
  try {
    const first = await measureRun({ DATA_DIR: folder });
    const second = await measureRun({ DATA_DIR: folder });
    const node = await withFreshDatabase((url) =>
      measureRun({ DATA_DIR: folder, DATABASE_URL: url }),
    );
    return [
      row('embedded, first start: peak', first.start, FIRST_START_LIMIT_MB),
      row('embedded, first start: peak while used', first.traffic, RUNNING_LIMIT_MB),
      row('embedded, second start: peak', second.start, RUNNING_LIMIT_MB),
      row('embedded, second start: peak while used', second.traffic, RUNNING_LIMIT_MB),
      row('on a PostgreSQL server: peak while starting', node.start),
      row('on a PostgreSQL server: peak while used', node.traffic),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
