import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readUpload } from './read-upload.ts';

it('reads a body to its end', async () => {
  const body = new PassThrough();
  const read = readUpload(body);
  body.write('a ');
  body.end('photo');
  expect((await read).file.toString()).toBe('a photo');
});

it('refuses a body that is cut off while it is read', async () => {
  const body = new PassThrough();
  const read = readUpload(body);
  body.write('a ');
  body.destroy();
  await expect(read).rejects.toMatchObject({ code: 'PHOTO_BROKEN' });
});

it('refuses a body that was cut off before it is read', async () => {
  const body = new PassThrough();
  body.write('a ');
  body.destroy();
  await nextTurn();
  await expect(readUpload(body)).rejects.toMatchObject({ code: 'PHOTO_BROKEN' });
});
