import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
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

it.each([
  ['stops halfway', 0],
  ['trickles', 1],
])('gives up a body that %s, though its connection is never closed', async (_what, bytes) => {
  const server = createServer((request, response) => {
    readUpload(request, { ms: 50, bytes: 1000 }).catch((error: Error) =>
      response.end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4000000\r\n\r\nhalf a photo');
  const trickling = setInterval(() => socket.write('.'.repeat(bytes)), 5);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('The upload stopped halfway, or was too slow.');
  clearInterval(trickling);
  socket.destroy();
  server.close();
});

it('reads a body that comes at a pace, however long it takes', async () => {
  const body = new PassThrough();
  const read = readUpload(body, { ms: 40, bytes: 10 });
  let sent = 0;
  const sending = setInterval(() => {
    body.write('0123456789');
    sent += 10;
    if (sent < 500) return;
    clearInterval(sending);
    body.end();
  }, 2);
  expect((await read).file).toHaveLength(500);
});
