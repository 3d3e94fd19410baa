import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cafe, ManagedPhoto, UploadedPhoto } from '@cortado/contract';
import { photoPath } from '@cortado/contract/photo-files';
import { compare } from '../http/compare.ts';
import { startMeasured } from '../http/measured-server.ts';
import { captureRead } from '../http/reads.ts';
import { watchMemory } from '../memory/process-tree.ts';
import type { BenchRow } from '../report.ts';
import { median } from '../rounds.ts';
import { makeBigPhoto, withComment } from './big-photo.ts';
import { startVisitors } from './visitors.ts';

const PORT = 4892;
const BARE_PORT = 4893;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const ADMIN = { username: 'bench', password: 'A good one 4 benches' };
const UPLOADS = 5;
const WARM_UP_MS = 3000;
const MAX_RATIO = 1.2;
const MB = 1e6;

async function signIn(): Promise<string> {
  const answer = await fetch(`${ORIGIN}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ');
}

/** Uploads a photo as an admin. @returns how long each step took, in ms, and the hash of the photo */
async function upload(cookie: string, cafeId: number, file: Buffer) {
  const began = performance.now();
  const answer = await fetch(`${ORIGIN}/api/cafes/${cafeId}/photos?alt=Bench`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'image/jpeg' },
    body: new Uint8Array(file),
  });
  const { photo } = (await answer.json()) as UploadedPhoto;
  const accepted = performance.now() - began;
  if (answer.status !== 202 || !photo) throw new Error(`It was answered with ${answer.status}.`);
  for (;;) {
    const manage = await fetch(`${ORIGIN}/api/cafes/${cafeId}/photos/manage`, {
      headers: { cookie },
    });
    const made = ((await manage.json()) as ManagedPhoto[]).find(({ id }) => id === photo.id);
    if (made!.state === 'failed') throw new Error(made!.failure!);
    if (made!.state === 'ready')
      return { accepted, ready: performance.now() - began, hash: photo.hash };
    await sleep(50);
  }
}

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

/** Photos of 12 MB and 48 megapixels come in one after the other, while visitors read; then the largest file of one, against a bare node:http. */
export async function runPhotosBench(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-bench-'));
  const file = await makeBigPhoto();
  const ours = await startMeasured(new URL('../../dist/server/main.js', import.meta.url), PORT, {
    DATA_DIR: folder,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const bare = await startMeasured(new URL('../http/bare-server.mjs', import.meta.url), BARE_PORT);
  const memory = watchMemory(ours.process.pid!);
  try {
    const cookie = await signIn();
    const [cafe] = (await (await fetch(`${ORIGIN}/api/cafes`)).json()) as Cafe[];
    await readFor(WARM_UP_MS);
    const before = await readFor(WARM_UP_MS);
    const idle = memory.takePeak();
    const visitors = startVisitors(ORIGIN);
    const uploads: Awaited<ReturnType<typeof upload>>[] = [];
    for (let turn = 0; turn < UPLOADS; turn++) {
      uploads.push(await upload(cookie, cafe!.id, withComment(file, `Photo ${turn}`)));
    }
    const waits = await visitors();
    const accepted = median(uploads.map((one) => one.accepted));
    const ready = median(uploads.map((one) => one.ready));
    const { hash } = uploads[0]!;
    const above = (memory.takePeak() - idle) / MB;
    memory.stop();
    const read = await captureRead('hot photo, 1600 px', PORT, photoPath(hash, 1600, 'webp'));
    const size = `${(file.byteLength / MB).toFixed(1)} MB, 48 megapixels`;
    return [
      row(`${size}: accepted, median of ${UPLOADS}`, accepted, 'ms', 300),
      row(`${size}: ready, median of ${UPLOADS}`, ready / 1000, 's', 10),
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
