import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { waitFor } from '../../../testing/wait-for.ts';
import { buildSnapshot } from '../catalogue/snapshot.ts';
import type { AppError } from '../core/errors.ts';
import { OpenStreams } from './open-streams.ts';
import { sendStream } from './send-stream.ts';

const MEGABYTE = 1_000_000;
/** What no socket buffers. */
const CHUNKS = 100;

const app = Fastify();
const snapshot = buildSnapshot({ cafes: [], categories: [] }, 7);
let made = 0;
let hasEnded = false;

async function* chunks(): AsyncGenerator<string> {
  try {
    for (made = 0; made < CHUNKS; made++) yield 'x'.repeat(MEGABYTE);
  } finally {
    hasEnded = true;
  }
}

let streams = new OpenStreams();
app.get('/', (incoming, reply) =>
  sendStream(
    incoming,
    reply,
    {
      snapshot,
      contentType: 'text/plain',
      filename: 'numbers.txt',
      ip: String(incoming.headers['x-from'] ?? ''),
      chunks,
    },
    streams,
  ),
);
app.setErrorHandler((error, _request, reply) => {
  const { status, headers, answer } = error as AppError;
  return reply.code(status).headers(headers).send(answer);
});
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
beforeEach(() => {
  made = 0;
  hasEnded = false;
  streams = new OpenStreams();
});
afterAll(() => app.close());

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  app.inject({ method: method as 'GET', url: '/', headers });

async function begin(encoding: string, from = '') {
  const { port } = app.server.address() as AddressInfo;
  const outgoing = request({
    port,
    host: '127.0.0.1',
    headers: { 'accept-encoding': encoding, 'x-from': from },
  });
  const [answer] = await once(outgoing.end(), 'response');
  return { outgoing, answer: answer as NodeJS.ReadableStream };
}

it.each(['identity', 'gzip', 'br'])(
  'a client that goes away ends the making of a body in %s',
  async (encoding) => {
    const { outgoing, answer } = await begin(encoding);
    await once(answer, 'data');
    outgoing.on('error', () => {});
    outgoing.destroy();
    await waitFor(async () => expect(hasEnded).toBe(true));
    expect(made).toBeLessThan(CHUNKS);
  },
);

it('no more is made than a client takes', async () => {
  const { answer } = await begin('identity');
  let bytes = 0;
  let ahead = 0;
  for await (const data of answer) {
    ahead = Math.max(ahead, made - bytes / MEGABYTE);
    bytes += (data as Buffer).byteLength;
  }
  expect([bytes, made, hasEnded]).toEqual([CHUNKS * MEGABYTE, CHUNKS, true]);
  expect(ahead).toBeLessThan(CHUNKS / 2);
});

it('is not made for whom has it, nor for a HEAD', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const head = await ask({ 'accept-encoding': encoding }, 'HEAD');
    expect([head.statusCode, head.body, made]).toEqual([200, '', 0]);
    const etag = String(head.headers.etag);
    const again = await ask({ 'accept-encoding': encoding, 'if-none-match': etag });
    expect([again.statusCode, again.body, made]).toEqual([304, '', 0]);
    expect(again.headers['content-type']).toBeUndefined();
    expect(again.headers['content-encoding']).toBeUndefined();
  }
});

it('a client that takes nothing any more is cut off', async () => {
  streams = new OpenStreams({ max: 1, perClient: 1, stalledMs: 50 });
  const { outgoing, answer } = await begin('identity');
  outgoing.on('error', () => {});
  answer.on('error', () => {});
  answer.pause();
  await waitFor(async () => expect(hasEnded).toBe(true));
  expect(made).toBeLessThan(CHUNKS);
  outgoing.destroy();
});

it('only so many are open at once, of one client and of all', async () => {
  streams = new OpenStreams({ max: 3, perClient: 2, stalledMs: 30_000 });
  const open = [
    await begin('identity', '192.0.2.1'),
    await begin('gzip', '192.0.2.1'),
    await begin('br', '192.0.2.2'),
  ];
  const refusals = await Promise.all(
    ['192.0.2.1', '192.0.2.2'].map((from) => ask({ 'x-from': from })),
  );
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([429, 503]);
  for (const refusal of refusals) {
    expect(refusal.headers['retry-after']).toBe('60');
    expect(refusal.json<{ message: string }>().message).toMatch(/^Too many exports are under way/);
  }
  expect((await ask({ 'x-from': '192.0.2.1' }, 'HEAD')).statusCode).toBe(200);
  for (const { outgoing, answer } of open) {
    answer.on('error', () => {});
    outgoing.on('error', () => {});
    outgoing.destroy();
  }
  await waitFor(async () => expect((await ask({ 'x-from': '192.0.2.1' })).statusCode).toBe(200));
});
