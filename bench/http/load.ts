import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const CONNECTIONS = 32;

/** The number of bytes of a whole response: its head, and the body of the announced length. */
function answerLength(start: Buffer): number | null {
  const end = start.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = start.subarray(0, end).toString('latin1');
  return end + 4 + Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
}

/** Sends `count` equal requests sequentially on one connection. */
async function sendOn(socket: Socket, request: string, count: number): Promise<void> {
  let first = Buffer.alloc(0);
  let length: number | null = null;
  let received = 0;
  let left = count;
  const done = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (bytes) => {
      received += bytes.length;
      if (length === null) {
        first = Buffer.concat([first, bytes]);
        length = answerLength(first);
      }
      if (length === null || received < length) return;
      received -= length;
      left -= 1;
      if (left > 0) socket.write(request);
      else resolve();
    });
  });
  socket.write(request);
  await done;
  socket.removeAllListeners();
  socket.destroy();
}

/** Opens as many keep-alive connections as the targets define, each with its share of `total` requests. */
export async function load(port: number, request: string, total: number): Promise<void> {
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await Promise.all(
    sockets.map((socket) => sendOn(socket, request, Math.ceil(total / CONNECTIONS))),
  );
}
