import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  url: URL;
  body: string;
  headers: IncomingMessage['headers'];
}

export interface PlaceServices {
  url: string;
  /** What was asked so far. */
  asked: Asked[];
  /** The most requests for one path that were open at once. */
  maxAtOnce: () => number;
  close(): Promise<void>;
}

export type Answer = (asked: Asked, response: ServerResponse) => void;

export const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A server on this machine in place of Photon, Overpass or Google. */
export async function startPlaceServices(answer: Answer): Promise<PlaceServices> {
  const asked: Asked[] = [];
  const open = new Map<string, number>();
  let max = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const count = (change: number) => {
      const now = (open.get(url.pathname) ?? 0) + change;
      open.set(url.pathname, now);
      max = Math.max(max, now);
    };
    count(1);
    response.on('close', () => count(-1));
    void (async () => {
      const body = await readBody(request);
      const one = { url, body, headers: request.headers };
      asked.push(one);
      answer(one, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    maxAtOnce: () => max,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
