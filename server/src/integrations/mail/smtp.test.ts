import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { waitFor } from '../../../../testing/wait-for.ts';
import { openSmtp } from './transport.ts';

const TIMEOUT_MS = 200;
const MEGABYTE = 'a'.repeat(1_000_000);

/** Sends a line again and again, until the connection is closed. */
function trickle(socket: Socket, line: string, everyMs: number) {
  const timer = setInterval(() => socket.write(line), everyMs);
  socket.on('close', () => clearInterval(timer));
}

const LIARS: Record<string, (socket: Socket) => void> = {
  'says nothing': () => {},
  'hangs up': (socket) => socket.destroy(),
  'speaks HTTP': (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n<html>'),
  'says too much': (socket) => trickle(socket, MEGABYTE, 1),
  'greets for ever': (socket) => trickle(socket, '220-', 20),
  'greets, and never goes on': (socket) => socket.write('220 hello\r\n'),
  'trickles its replies': (socket) => {
    socket.write('220 hello\r\n');
    socket.once('data', () => trickle(socket, '250-more\r\n', 20));
  },
};

it.each(Object.entries(LIARS))(
  'a server that %s fails a mail in time and keeps no connection',
  async (_name, lie) => {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
      lie(socket);
      socket.resume();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const transport = openSmtp(`smtp://127.0.0.1:${port}`, 'cortado@example.org', {
      timeoutMs: TIMEOUT_MS,
      deliveryMs: 3 * TIMEOUT_MS,
    });
    const mail = { to: 'mara@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello' };
    await expect(transport.deliver(mail)).rejects.toThrow(/./);
    await waitFor(() => expect(open.size).toBe(0));
    transport.close();
    server.close();
    await once(server, 'close');
  },
);
