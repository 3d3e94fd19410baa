import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { describeError } from '../../core/describe-error.ts';
import { fetchJson } from './fetch-json.ts';

let server: Server;
let url: string;
let asked: number;
let answer: (response: ServerResponse, time: number) => void;

beforeEach(async () => {
  asked = 0;
  server = createServer((_request, response) => answer(response, ++asked));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const failure = () =>
  fetchJson(url, z.unknown(), {}, { firstWaitMs: 1 }).then(
    () => null,
    (error: unknown) => error,
  );

it.each([429, 500, 503])(
  'asks a service that answers %i three times, and says why in the log',
  async (status) => {
    answer = (response) => response.writeHead(status).end();
    const error = await failure();
    expect(asked).toBe(3);
    expect(describeError(error).causes).toMatchObject([{ message: `It answered ${status}.` }]);
  },
);

it('asks one that refuses, or answers something else, once', async () => {
  answer = (response) => response.writeHead(403).end('{}');
  expect(describeError(await failure()).causes).toMatchObject([{ message: 'It answered 403.' }]);
  answer = (response) => response.end('<html>');
  await failure();
  expect(asked).toBe(2);
});

it('lets go of the connection of an answer that it does not read', async () => {
  let closed = 0;
  answer = (response, time) => {
    response.on('close', () => (closed += 1));
    if (time === 3) response.end('{"cafes":[]}');
    else response.writeHead(503).write('busy'.repeat(1000));
  };
  expect(await fetchJson(url, z.unknown(), {}, { firstWaitMs: 1 })).toEqual({ cafes: [] });
  await expect.poll(() => closed, { timeout: 10_000 }).toBe(3);
});

const LIES: Record<string, (response: ServerResponse) => void> = {
  'that says nothing': () => {},
  'that trickles': (response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  'that says too much': (response) => {
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(100_000)));
    };
    response.on('drain', more);
    more();
  },
};

it.each(Object.keys(LIES))('gives up one %s, once, and its connection', async (name) => {
  let closed = 0;
  answer = (response) => {
    response.on('close', () => (closed += 1));
    LIES[name]!(response);
  };
  await expect(fetchJson(url, z.unknown(), {}, { timeoutMs: 300 })).rejects.toMatchObject({
    code: 'PLACES_UNAVAILABLE',
  });
  expect(asked).toBe(1);
  await expect.poll(() => closed, { timeout: 10_000 }).toBe(1);
});

it('does not follow where one leads, to itself or anywhere', async () => {
  answer = (response) => response.writeHead(302, { location: url }).end();
  expect(await failure()).toMatchObject({ code: 'PLACES_UNAVAILABLE' });
  expect(asked).toBeLessThanOrEqual(3);
});
