import { setTimeout as sleep } from 'node:timers/promises';
import type { Cafe, ManagedPhoto, UploadedPhoto } from '@cortado/contract';
import { median } from '../rounds.ts';
import { withComment } from './big-photo.ts';

const UPLOADS = 5;

/** The admin whom a measured product begins with. */
export const ADMIN = { username: 'bench', password: 'A good one 4 benches' };

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
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
async function upload(
  { origin, cookie, cafeId }: { origin: string; cookie: string; cafeId: number },
  file: Buffer,
) {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/cafes/${cafeId}/photos?alt=Bench`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'image/jpeg' },
    body: new Uint8Array(file),
  });
  const { photo } = (await answer.json()) as UploadedPhoto;
  const accepted = performance.now() - began;
  if (answer.status !== 202 || !photo) throw new Error(`It was answered with ${answer.status}.`);
  for (;;) {
    const manage = await fetch(`${origin}/api/cafes/${cafeId}/photos/manage`, {
      headers: { cookie },
    });
    const made = ((await manage.json()) as ManagedPhoto[]).find(({ id }) => id === photo.id);
    if (made!.state === 'failed') throw new Error(made!.failure!);
    if (made!.state === 'ready')
      return { accepted, ready: performance.now() - began, hash: photo.hash };
    await sleep(50);
  }
}

/** Uploads a photo several times, each with another hash. @returns the medians, in ms, and the hash of the first */
export async function uploadInTurn(origin: string, file: Buffer) {
  const cookie = await signIn(origin);
  const [cafe] = (await (await fetch(`${origin}/api/cafes`)).json()) as Cafe[];
  const to = { origin, cookie, cafeId: cafe!.id };
  const uploads: Awaited<ReturnType<typeof upload>>[] = [];
  for (let turn = 0; turn < UPLOADS; turn++) {
    uploads.push(await upload(to, withComment(file, `Photo ${turn}`)));
  }
  return {
    accepted: median(uploads.map((one) => one.accepted)),
    ready: median(uploads.map((one) => one.ready)),
    hash: uploads[0]!.hash,
  };
}
