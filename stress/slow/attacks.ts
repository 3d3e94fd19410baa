import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { newAddress } from '../fuzz/client.ts';

/** Connections at once that are being opened. */
const AT_ONCE = 500;
const TICK_MS = 20;

export interface Connections {
  opened: number;
  /** How many the server has cut by now. */
  cut: number;
  close(): void;
}

/** Opens connections, some at a time. @param use what is done with each */
async function openMany(port: number, count: number, use: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const connections: Connections = {
    opened: 0,
    cut: 0,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.on('connect', () => {
        connections.opened += 1;
        use(socket);
        resolve();
      });
      socket.resume();
      socket.on('end', () => (connections.cut += 1));
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
    });
  for (let at = 0; at < count; at += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, open));
  }
  return connections;
}

/** Connections on which nothing is ever sent. */
export const openIdle = (port: number, count: number) => openMany(port, count, () => {});

/** Writes a text a character a second. */
function drip(socket: Socket, first: string, rest: string): void {
  socket.write(first);
  let at = 0;
  const timer = setInterval(() => {
    if (socket.writable) socket.write(rest[at++ % rest.length]!);
    else clearInterval(timer);
  }, 1000);
  socket.on('close', () => clearInterval(timer));
}

export const dripHeaders = (port: number, count: number) =>
  openMany(port, count, (socket) => drip(socket, 'GET / HTTP/1.1\r\nhost: a\r\nx: ', 'a'));

export const dripBodies = (port: number, count: number) =>
  openMany(port, count, (socket) => {
    const head = `POST /api/newsletter HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${newAddress()}\r\n`;
    drip(socket, `${head}content-type: application/json\r\ncontent-length: 5000\r\n\r\n`, ' ');
  });

export interface Flood {
  sent: number;
  /** How many got which answer; 0 none. */
  statuses: Map<number, number>;
}

/** Asks for something else with each request, so many a second, whatever becomes of those before. */
export async function flood(port: number, perSecond: number, seconds: number): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const pending = new Set<Promise<void>>();
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const headers = { 'x-forwarded-for': newAddress() };
      get({ agent, port, path, headers }, (answer) => {
        answer.resume().on('close', () => {
          count(answer.statusCode ?? 0);
          resolve();
        });
      }).on('error', () => {
        count(0);
        resolve();
      });
    });
  const began = performance.now();
  const paths = ['/?q=', '/api/cafes?q=', '/api/facets?q=', '/api/suggest?q='];
  let sent = 0;
  while (sent < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, ((performance.now() - began) / 1000) * perSecond);
    for (; sent < due; sent++) {
      const asked = ask(`${paths[sent % paths.length]}coffee+${sent}`).finally(() =>
        pending.delete(asked),
      );
      pending.add(asked);
    }
    await sleep(TICK_MS);
  }
  await Promise.all(pending);
  agent.destroy();
  return { sent, statuses };
}
