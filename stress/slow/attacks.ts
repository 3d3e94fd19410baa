import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { exchange } from '../../bench/exchange.ts';
import { newAddress } from '../../bench/visitors.ts';

/** Connections at once that are being opened. */
const AT_ONCE = 500;
const TICK_MS = 20;

export interface Connections {
  opened: number;
  /** How many the server has cut by now. */
  cut: number;
  close(): void;
}

/** Opens connections, some at a time. @param use called with each */
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

/** Writes a text at one character a second. */
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

const PATHS = ['/?q=', '/api/cafes?q=', '/api/facets?q=', '/api/suggest?q='];

/**
 * Requests something else each time, so many a second, without waiting for answers.
 * @returns how many got which answer; 0 none
 */
export async function flood(
  port: number,
  perSecond: number,
  seconds: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const ask = async (at: number) => {
    const path = `${PATHS[at % PATHS.length]}coffee+${at}`;
    const headers = { 'x-forwarded-for': newAddress() };
    const answer = await exchange(port, { method: 'GET', path, headers }).catch(() => null);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const began = performance.now();
  const asked: Promise<void>[] = [];
  while (asked.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, ((performance.now() - began) / 1000) * perSecond);
    while (asked.length < due) asked.push(ask(asked.length));
    await sleep(TICK_MS);
  }
  await Promise.all(asked);
  return statuses;
}
