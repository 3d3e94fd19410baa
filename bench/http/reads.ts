import { request as httpRequest } from 'node:http';

/** A read as sent over the network, and the product's answer to it. */
export interface Read {
  name: string;
  /** The request's bytes. */
  text: string;
  status: number;
  /** Names and values alternating, without those that node:http adds itself. */
  headers: string[];
  body: Buffer;
}

const BY_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function withoutNodesOwn(raw: readonly string[]): string[] {
  return raw.filter((_, i) => !BY_NODE.has((raw[i - (i % 2)] ?? '').toLowerCase()));
}

/** Sends a request to the product, and records what is needed to repeat it and its answer. */
export function captureRead(
  name: string,
  port: number,
  path: string,
  more: Record<string, string> = {},
): Promise<Read> {
  const headers: Record<string, string> = {
    host: `127.0.0.1:${port}`,
    'accept-encoding': 'gzip',
    ...more,
  };
  const lines = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          name,
          text: `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`,
          status: answer.statusCode ?? 0,
          headers: withoutNodesOwn(answer.rawHeaders),
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

/** One header of a captured answer. */
export function headerOf(read: Read, name: string): string {
  const at = read.headers.findIndex((text, i) => i % 2 === 0 && text.toLowerCase() === name);
  return at < 0 ? '' : (read.headers[at + 1] ?? '');
}
