import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { photoPath } from '@cortado/contract/photo-files';
import { withFreshDatabase } from '../fresh-database.ts';
import { compare } from '../http/compare.ts';
import { startMeasured } from '../http/measured-server.ts';
import { captureRead } from '../http/reads.ts';
import { watchMemory } from '../memory/process-tree.ts';
import type { BenchRow } from '../report.ts';
import { makeBigPhoto } from './big-photo.ts';
import { ADMIN, uploadInTurn } from './uploads.ts';
import { startVisitors } from './visitors.ts';

const PORT = 4892;
const BARE_PORT = 4893;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const SCRIPT = new URL('../../dist/server/main.js', import.meta.url);
const SETTINGS = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
const WARM_UP_MS = 3000;
const MAX_RATIO = 1.2;
const MB = 1e6;

/** What visitors wait while nothing else goes on. */
async function readFor(ms: number): Promise<number[]> {
  const stop = startVisitors(ORIGIN);
  await sleep(ms);
  return stop();
}

const p99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)]!;

const row = (name: string, value: number, unit: string, most: number): BenchRow => ({
  name,
  value,
  unit,
  target: `≤ ${most}`,
  ok: value <= most,
});

/** Photos come in one after the other, while visitors read; then the largest file of one, against a bare node:http. */
async function onEmbedded(file: Buffer, size: string): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-bench-'));
  const ours = await startMeasured(SCRIPT, PORT, { ...SETTINGS, DATA_DIR: folder });
  const bare = await startMeasured(new URL('../http/bare-server.mjs', import.meta.url), BARE_PORT);
  const memory = watchMemory(ours.process.pid!);
  try {
    await readFor(WARM_UP_MS);
    const before = await readFor(WARM_UP_MS);
    const idle = memory.takePeak();
    const visitors = startVisitors(ORIGIN);
    const { accepted, ready, hash } = await uploadInTurn(ORIGIN, file);
    const waits = await visitors();
    const above = (memory.takePeak() - idle) / MB;
    memory.stop();
    const read = await captureRead('hot photo, 1600 px', PORT, photoPath(hash, 1600, 'webp'));
    return [
      row(`${size}: accepted, embedded database`, accepted, 'ms', 300),
      row(`${size}: ready, embedded database`, ready / 1000, 's', 10),
      row(`${size}: memory above idle`, above, 'MB', 400),
      { name: 'visitors’ p99 before', value: p99(before), unit: 'ms' },
      row('visitors’ p99 meanwhile', p99(waits), 'ms', 50),
      ...(await compare(read, { ours, bare, limit: MAX_RATIO, rounds: 20 })),
    ];
  } finally {
    memory.stop();
    await ours.stop();
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const onPostgres = (file: Buffer, size: string): Promise<BenchRow[]> =>
  withFreshDatabase(async (url) => {
    const server = await startMeasured(SCRIPT, PORT, { ...SETTINGS, DATABASE_URL: url });
    try {
      const { accepted, ready } = await uploadInTurn(ORIGIN, file);
      return [
        row(`${size}: accepted, PostgreSQL`, accepted, 'ms', 300),
        row(`${size}: ready, PostgreSQL`, ready / 1000, 's', 10),
      ];
    } finally {
      await server.stop();
    }
  });

/** A photo of 12 MB and 48 megapixels, until it is accepted and until it is ready; medians of several. */
export async function runPhotosBench(): Promise<BenchRow[]> {
  const file = await makeBigPhoto();
  const size = `${(file.byteLength / MB).toFixed(1)} MB, 48 megapixels`;
  return [...(await onEmbedded(file, size)), ...(await onPostgres(file, size))];
}
