import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MIN_CAFES } from '../../server/src/catalogue/loading/saved.ts';
import { fillDirectory } from '../fill-directory.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import { startProduct } from '../server.ts';

/** The cost of starting the built product until it listens. */
export interface Start {
  /** Of all its threads. */
  cpuSeconds: number;
  seconds: number;
  peakBytes: number;
}

async function start(settings: Record<string, string>, size: number): Promise<Start> {
  const server = await startProduct(settings);
  try {
    const { cpuMs, peakBytes } = await server.look();
    // Until it has saved the catalogue, which it does with a large one.
    if (size >= MIN_CAFES)
      while (!(await readdir(settings['DATA_DIR']!)).includes('catalogue')) await sleep(100);
    return { cpuSeconds: cpuMs / 1000, seconds: server.startMs / 1000, peakBytes };
  } finally {
    await server.stop();
  }
}

/** The first start of the built product on a PostgreSQL server with so many cafes, and the next one. */
export async function measureStarts(size: number): Promise<{ cold: Start; warm: Start }> {
  return withFreshDatabase(async (url) => {
    const folder = await mkdtemp(join(tmpdir(), 'cortado-bench-'));
    try {
      await fillDirectory(url, size);
      const settings = { DATABASE_URL: url, DATA_DIR: folder, SEED: 'none' };
      return { cold: await start(settings, size), warm: await start(settings, size) };
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
