import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { SnapshotCache } from '../catalogue/snapshot-cache.ts';
import type { Answer, Encoding } from './response-cache.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import type { AudienceOf } from './audience.ts';
import { isUnchanged, readyHeaders } from './send-ready.ts';

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_ADDRESS_BYTES = 8 * 1024 * 1024;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/;

/** The cache key for a guest or an audience of members; unambiguous, because no address and no key has a line break. */
const forAudience = (name: string, audience: string | undefined) =>
  audience === undefined ? name : `${audience}\n${name}`;

interface RequestHeaders {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** The cookie header, if it holds a session. */
  session: string | undefined;
}

/** Reads the few relevant headers without building the object of all, which is slower. */
function readHeaders(rawHeaders: readonly string[]): RequestHeaders {
  const headers: RequestHeaders = {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    session: undefined,
  };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    switch (name.length) {
      case 6:
        if (name.toLowerCase() === 'cookie') {
          if (SESSION_COOKIE.test(rawHeaders[at + 1]!)) headers.session = rawHeaders[at + 1];
        }
        break;
      case 13:
        if (name.toLowerCase() === 'if-none-match') headers.ifNoneMatch = rawHeaders[at + 1];
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') headers.acceptEncoding = rawHeaders[at + 1];
        break;
    }
  }
  return headers;
}

/**
 * Bodies up to this size are kept as text, a character for each byte: node:http sends them with the head in one write, while
 * a buffer is a second one. Of longer ones the copy costs more than the write: at 2 kB text is cheaper, at 12 kB a buffer.
 */
const MAX_TEXT_BYTES = 8 * 1024;

/** Everything that is sent for an answer in one encoding. */
interface Prepared {
  etag: string;
  body: Buffer | string;
  /** Names and values alternating, the form that node:http sends without copying. */
  ok: string[];
  unchanged: string[];
}

interface Cached {
  answer: Answer;
  prepared: Partial<Record<Encoding, Prepared>>;
}

/**
 * Runs before the application and answers repeated reads of the current snapshot with bodies and
 * headers that are already built. It leaves all other requests to the application.
 */
export class HotReads {
  /** How many requests it has answered. */
  answered = 0;
  /** Address → key of the answer, so that all addresses of an answer share it. */
  readonly #keys = new SnapshotCache<string>(MAX_ADDRESS_BYTES);
  readonly #answers = new SnapshotCache<Cached>(MAX_BYTES);
  readonly #catalogue: Pick<Catalogue, 'snapshot'>;
  readonly #audienceOf: AudienceOf;
  #securityHeaders: readonly [string, string][] = [];

  constructor(catalogue: Pick<Catalogue, 'snapshot'>, audienceOf: AudienceOf) {
    this.#catalogue = catalogue;
    this.#audienceOf = audienceOf;
  }

  get cache(): { size: number; bytes: number } {
    return this.#answers;
  }

  /** The headers of every answer. */
  get securityHeaders(): readonly [string, string][] {
    return this.#securityHeaders;
  }

  set securityHeaders(headers: readonly [string, string][]) {
    this.#securityHeaders = headers;
  }

  /** Caches what the application answers at this address for the answer's audience, until what it depends on changes. */
  remember(url: string, answer: Answer): void {
    const { ready, snapshot, key, scope, audience } = answer;
    const address = forAudience(url, audience);
    const name = forAudience(key, audience);
    if (this.#keys.get(snapshot, address) !== name) {
      this.#keys.set(snapshot, address, name, { scope, bytes: name.length * 2 });
    }
    if (this.#answers.get(snapshot, name)?.answer.ready !== ready) {
      this.#answers.set(snapshot, name, { answer, prepared: {} }, { scope, bytes: ready.bytes });
    }
  }

  /** @returns whether it has answered the request */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const headers = readHeaders(request.rawHeaders);
    const cached = this.#find(request.url!, headers.session);
    if (cached === undefined) return false;
    const encoding = cached.answer.ready.bestEncoding(acceptedEncodings(headers.acceptEncoding));
    const prepared = cached.prepared[encoding] ?? this.#prepare(cached, encoding);
    if (prepared === undefined) return false;
    if (headers.ifNoneMatch !== undefined && isUnchanged(headers.ifNoneMatch, prepared.etag)) {
      response.writeHead(304, prepared.unchanged).end();
    } else {
      response.writeHead(200, prepared.ok).end(prepared.body, 'latin1');
    }
    this.answered += 1;
    return true;
  }

  #find(url: string, session: string | undefined): Cached | undefined {
    const audience = session === undefined ? undefined : this.#audienceOf(session);
    if (audience === null) return undefined;
    const { snapshot } = this.#catalogue;
    const name = this.#keys.get(snapshot, forAudience(url, audience));
    return name === undefined ? undefined : this.#answers.get(snapshot, name);
  }

  /** Undefined while the body in this encoding is not compressed yet. */
  #prepare(cached: Cached, encoding: Encoding): Prepared | undefined {
    const { answer, prepared } = cached;
    const { ready } = answer;
    const body = ready.ready(encoding);
    if (body === undefined) return undefined;
    const own = [...this.#securityHeaders, ...readyHeaders(ready, encoding, answer)];
    return (prepared[encoding] = {
      etag: ready.etag(encoding),
      body: body.byteLength > MAX_TEXT_BYTES ? body : body.toString('latin1'),
      ok: [...own, ['content-length', String(body.byteLength)]].flat(),
      unchanged: own.filter(([name]) => !/^content-(type|encoding)$/.test(name)).flat(),
    });
  }
}
