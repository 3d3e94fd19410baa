import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMeasured } from '../http/measured-server.ts';

const PORT = 4892;

/** Runs `work` against the built product with the default seed. */
export async function withProduct<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-bench-'));
  const script = new URL('../../dist/server/main.js', import.meta.url);
  const server = await startMeasured(script, PORT, { DATA_DIR: folder });
  try {
    return await work(`http://localhost:${PORT}`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
