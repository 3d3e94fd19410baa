import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMeasured } from '../http/measured-server.ts';

const PORT = 4892;

/**
 * Runs `work` against the built product, by default with the default seed.
 * @param settings environment variables
 */
export async function withProduct<T>(
  work: (origin: string) => Promise<T>,
  settings: Record<string, string> = {},
  port = PORT,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-bench-'));
  const script = new URL('../../dist/server/main.js', import.meta.url);
  const server = await startMeasured(script, port, { DATA_DIR: folder, ...settings });
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
