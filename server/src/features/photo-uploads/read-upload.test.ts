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

it('gives up a body that stops halfway, though its connection is never closed', async () => {
  const server = createServer((request, response) => {
    readUpload(request, 50).catch((error: Error) => response.end(error.message));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4000000\r\n\r\nhalf a photo');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('The upload stopped halfway. Please try again.');
  socket.destroy();
  server.close();
});
