import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedCache } from '../catalogue/bounded-cache.ts';
import type { Encoding, ReadyResponse } from '../catalogue/responses.ts';
import { acceptedEncodings } from '../routing/accepted-encodings.ts';
import { isUnchanged, readyHeaders } from '../routing/send-ready.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/;

interface Wanted {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Something the front leaves to the application, such as a session. */
  unusual: boolean;
}

/** Reads the few headers that matter without building the object of all. */
function readWanted(rawHeaders: readonly string[]): Wanted {
  const wanted: Wanted = { acceptEncoding: undefined, ifNoneMatch: undefined, unusual: false };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    switch (name.length) {
      case 6:
        if (name.toLowerCase() === 'cookie') {
          wanted.unusual ||= SESSION_COOKIE.test(rawHeaders[at + 1]!);
        }
        break;
      case 13:
        if (name.toLowerCase() === 'if-none-match') wanted.ifNoneMatch = rawHeaders[at + 1];
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') wanted.acceptEncoding = rawHeaders[at + 1];
        break;
    }
  }
  return wanted;
}

interface Headers {
  ok: string[];
  unchanged: string[];
}

/**
 * Stands before the application and answers guests' repeated reads of the present snapshot with
 * bytes and headers that are already built. Whatever it does not know it leaves to the application.
 */
export class Front {
  readonly #byUrl = new BoundedCache<ReadyResponse>(MOST_BYTES);
  readonly #headers = new WeakMap<ReadyResponse, Map<Encoding, Headers>>();
  #everywhere: readonly [string, string][] = [];

  /** The headers that every answer carries. */
  get securityHeaders(): readonly [string, string][] {
    return this.#everywhere;
  }

  set securityHeaders(headers: readonly [string, string][]) {
    this.#everywhere = headers;
  }

  /** Remembers what the application answers a guest at this address, until the next snapshot. */
  remember(url: string, ready: ReadyResponse): void {
    this.#byUrl.set(url, ready, ready.bytes);
  }

  clear(): void {
    this.#byUrl.clear();
  }

  /** @returns whether it answered */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const ready = request.method === 'GET' ? this.#byUrl.get(request.url!) : undefined;
    if (!ready) return false;
    const wanted = readWanted(request.rawHeaders);
    if (wanted.unusual) return false;
    const encoding = ready.bestEncoding(acceptedEncodings(wanted.acceptEncoding));
    const body = ready.ready(encoding);
    if (!body) return false;
    const headers = this.#headersOf(ready, encoding, body.byteLength);
    if (isUnchanged(wanted.ifNoneMatch, ready.etag(encoding))) {
      response.writeHead(304, headers.unchanged).end();
    } else {
      response.writeHead(200, headers.ok).end(body);
    }
    return true;
  }

  #headersOf(ready: ReadyResponse, encoding: Encoding, length: number): Headers {
    let byEncoding = this.#headers.get(ready);
    if (!byEncoding) this.#headers.set(ready, (byEncoding = new Map<Encoding, Headers>()));
    let headers = byEncoding.get(encoding);
    if (!headers) {
      const own = [...this.#everywhere, ...readyHeaders(ready, encoding)];
      headers = {
        ok: [...own, ['content-length', String(length)]].flat(),
        unchanged: own.filter(([name]) => !/^content-(type|encoding)$/.test(name)).flat(),
      };
      byEncoding.set(encoding, headers);
    }
    return headers;
  }
}
