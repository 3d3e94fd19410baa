import { once } from 'node:events';
import { exchange, type Sent } from '../exchange.ts';
import type { Server } from '../server.ts';
import { load } from './load.ts';

const ROUNDS = 60;
const WARM_UP = 25_600;
const REQUESTS = 3_200;
const BY_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const bytesOf = ({ method, path, headers }: Sent) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

/** CPU time of one request, in microseconds. */
async function cost(server: Server, request: string): Promise<number> {
  const before = await server.look();
  await load(server.port, request, REQUESTS);
  return (((await server.look()).cpuMs - before.cpuMs) * 1000) / REQUESTS;
}

/** The cost of a read for the product, and for a bare server that sends the same bytes: the least CPU time in µs. */
export async function compare(
  sent: Sent,
  ours: Server,
  bare: Server,
): Promise<{ own: number; floor: number }> {
  const { status, rawHeaders, body } = await exchange(ours.port, sent);
  // Without those that node:http adds itself.
  const headers = rawHeaders.filter(
    (_, at) => !BY_NODE.has(rawHeaders[at - (at % 2)]!.toLowerCase()),
  );
  const ready = once(bare.process, 'message');
  bare.process.send({ answer: { status, headers, body: body.toString('base64') } });
  await ready;
  const request = bytesOf(sent);
  for (const server of [ours, bare]) await load(server.port, request, WARM_UP);

  const costs = new Map<Server, number[]>([
    [ours, []],
    [bare, []],
  ]);
  for (let round = 0; round < ROUNDS; round++) {
    // They alternate, because the second one runs on a warmer machine.
    for (const server of round % 2 === 0 ? [ours, bare] : [bare, ours]) {
      costs.get(server)!.push(await cost(server, request));
    }
  }
  return { own: Math.min(...costs.get(ours)!), floor: Math.min(...costs.get(bare)!) };
}
