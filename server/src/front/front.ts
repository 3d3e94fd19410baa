import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedCache } from '../catalogue/bounded-cache.ts';
import type { Encoding, ReadyResponse } from '../catalogue/responses.ts';
import { acceptedEncodings } from '../routing/accepted-encodings.ts';
import type { AudienceOf } from './audience.ts';
import { isUnchanged, readyHeaders } from '../routing/send-ready.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/;
/** Stands between an audience and an address. */
const FOR = '\n';

interface Wanted {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** The cookies, where a session is among them. */
  session: string | undefined;
}

/** Reads the few headers that matter without building the object of all. */
function readWanted(rawHeaders: readonly string[]): Wanted {
  const wanted: Wanted = { acceptEncoding: undefined, ifNoneMatch: undefined, session: undefined };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    switch (name.length) {
      case 6:
        if (name.toLowerCase() === 'cookie') {
          if (SESSION_COOKIE.test(rawHeaders[at + 1]!)) wanted.session = rawHeaders[at + 1];
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

/** All that goes out for one address in one encoding. */
interface Prepared {
  etag: string;
  body: Buffer;
  /** Names and values in turn, as node:http takes them without copying. */
  ok: string[];
  unchanged: string[];
}

interface Remembered {
  ready: ReadyResponse;
  isPersonal: boolean;
  prepared: Partial<Record<Encoding, Prepared>>;
}

/**
 * Stands before the application and answers repeated reads of the present snapshot with bytes and
 * headers that are already built. Whatever it does not know it leaves to the application.
 */
export class Front {
  readonly #byUrl = new BoundedCache<Remembered>(MOST_BYTES);
  readonly #audienceOf: AudienceOf;
  #everywhere: readonly [string, string][] = [];

  constructor(audienceOf: AudienceOf) {
    this.#audienceOf = audienceOf;
  }

  /** The headers that every answer carries. */
  get securityHeaders(): readonly [string, string][] {
    return this.#everywhere;
  }

  set securityHeaders(headers: readonly [string, string][]) {
    this.#everywhere = headers;
  }

  /** Remembers what the application answers at this address to a guest, or to an audience of members, until the next snapshot. */
  remember(url: string, ready: ReadyResponse, audience?: string): void {
    const isPersonal = audience !== undefined;
    const key = isPersonal ? audience + FOR + url : url;
    if (this.#byUrl.get(key)?.ready !== ready) {
      this.#byUrl.set(key, { ready, isPersonal, prepared: {} }, ready.bytes);
    }
  }

  clear(): void {
    this.#byUrl.clear();
  }

  /** @returns whether it answered */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const wanted = readWanted(request.rawHeaders);
    const remembered = this.#find(request.url!, wanted.session);
    if (remembered === undefined) return false;
    const encoding = remembered.ready.bestEncoding(acceptedEncodings(wanted.acceptEncoding));
    const prepared = remembered.prepared[encoding] ?? this.#prepare(remembered, encoding);
    if (prepared === undefined) return false;
    if (wanted.ifNoneMatch !== undefined && isUnchanged(wanted.ifNoneMatch, prepared.etag)) {
      response.writeHead(304, prepared.unchanged).end();
    } else {
      response.writeHead(200, prepared.ok).end(prepared.body);
    }
    return true;
  }

  #find(url: string, session: string | undefined): Remembered | undefined {
    if (session === undefined) return this.#byUrl.get(url);
    const audience = this.#audienceOf(session);
    return audience === null ? undefined : this.#byUrl.get(audience + FOR + url);
  }

  /** Nothing where the body of this encoding is not made yet. */
  #prepare(remembered: Remembered, encoding: Encoding): Prepared | undefined {
    const { ready, isPersonal, prepared } = remembered;
    const body = ready.ready(encoding);
    if (body === undefined) return undefined;
    const own = [...this.#everywhere, ...readyHeaders(ready, encoding, isPersonal)];
    return (prepared[encoding] = {
      etag: ready.etag(encoding),
      body,
      ok: [...own, ['content-length', String(body.byteLength)]].flat(),
      unchanged: own.filter(([name]) => !/^content-(type|encoding)$/.test(name)).flat(),
    });
  }
}
