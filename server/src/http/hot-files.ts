import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedCache } from '../core/bounded-cache.ts';
import { steadyClock } from '../core/steady-clock.ts';
import { isUnchanged } from './send-ready.ts';

const MAX_BYTES = 48 * 1024 * 1024;

/** A file whose address names what it holds. */
export interface HotFile {
  contentType: string;
  cacheControl: string;
  /** Strong, in quotes. */
  etag: string;
  bytes: Buffer;
  /** Until when it is sent without a look at whether it is there still: a `deadline`. */
  freshUntil: number;
}

interface Prepared {
  file: HotFile;
  ok: string[];
  unchanged: string[];
}

const headersOf = ({ contentType, cacheControl, etag }: HotFile): [string, string][] => [
  ['content-type', contentType],
  ['cache-control', cacheControl],
  ['etag', etag],
];

/** Sends a file, or 304 to who has it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: HotFile,
): FastifyReply {
  for (const [name, value] of headersOf(file)) reply.header(name, value);
  if (!isUnchanged(request.headers['if-none-match'], file.etag)) return reply.send(file.bytes);
  return reply.removeHeader('content-type').code(304).send();
}

/** Without building the object of all headers, which is slower. */
function ifNoneMatchOf(rawHeaders: readonly string[]): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 13 && name.toLowerCase() === 'if-none-match') return rawHeaders[at + 1];
  }
  return undefined;
}

/** Runs before the application and answers repeated requests for files with headers that are already built. */
export class HotFiles {
  readonly #files = new BoundedCache<Prepared>(MAX_BYTES);
  readonly #now: () => number;
  /** How many requests it has answered. */
  answered = 0;
  securityHeaders: readonly [string, string][] = [];

  constructor(now: () => Date) {
    this.#now = steadyClock(now);
  }

  /** By the clock of these files, which does not go back. */
  deadline(afterMs: number): number {
    return this.#now() + afterMs;
  }

  get cache(): { size: number; bytes: number } {
    return this.#files;
  }

  /** What was kept, though it may not be fresh any more. @param path without a query, so that no query goes round the cache */
  get(path: string): HotFile | undefined {
    return this.#files.get(path)?.file;
  }

  isFresh({ freshUntil }: HotFile): boolean {
    return freshUntil >= this.#now();
  }

  set(path: string, file: HotFile): void {
    const own = [...this.securityHeaders, ...headersOf(file)];
    const ok = [...own, ['content-length', String(file.bytes.byteLength)]].flat();
    const unchanged = own.filter(([name]) => name !== 'content-type').flat();
    this.#files.set(path, { file, ok, unchanged }, file.bytes.byteLength);
  }

  delete(url: string): void {
    this.#files.delete(url);
  }

  /** @returns whether it has answered the request */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const prepared = this.#files.get(request.url!);
    if (prepared === undefined || request.method !== 'GET') return false;
    if (!this.isFresh(prepared.file)) return false;
    const { file, ok, unchanged } = prepared;
    const ifNoneMatch = ifNoneMatchOf(request.rawHeaders);
    if (ifNoneMatch !== undefined && isUnchanged(ifNoneMatch, file.etag)) {
      response.writeHead(304, unchanged).end();
    } else response.writeHead(200, ok).end(file.bytes);
    this.answered += 1;
    return true;
  }
}
