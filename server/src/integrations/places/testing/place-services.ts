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
  /** The most requests that were open at once. */
  mostAtOnce: () => number;
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

/** A server on this machine that stands where Photon, Overpass or Google would. */
export async function startPlaceServices(answer: Answer): Promise<PlaceServices> {
  const asked: Asked[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    void (async () => {
      const body = await readBody(request);
      const url = new URL(request.url!, 'http://localhost');
      const one = { url, body, headers: request.headers };
      asked.push(one);
      answer(one, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    mostAtOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
