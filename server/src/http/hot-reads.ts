import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedCache } from '../core/bounded-cache.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { PerSnapshot } from '../catalogue/per-snapshot.ts';
import type { Answer, Encoding } from './response-cache.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import type { AudienceOf } from './audience.ts';
import { isUnchanged, readyHeaders } from './send-ready.ts';

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_ADDRESS_BYTES = 8 * 1024 * 1024;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/;

/** What is kept for a guest, or for an audience of members: no address and no key has a line break. */
const forAudience = (name: string, audience: string | undefined) =>
  audience === undefined ? name : `${audience}\n${name}`;

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
  answer: Answer;
  prepared: Partial<Record<Encoding, Prepared>>;
}

/**
 * Stands before the application and answers repeated reads of the present snapshot with bytes and
 * headers that are already built. Whatever it does not know it leaves to the application.
 */
export class HotReads {
  readonly #kept = new PerSnapshot(() => ({
    /** Keys by address: however an answer is asked for, it is kept once. */
    keys: new BoundedCache<string>(MAX_ADDRESS_BYTES),
    answers: new BoundedCache<Remembered>(MAX_BYTES),
  }));
  readonly #catalogue: Pick<Catalogue, 'snapshot'>;
  readonly #audienceOf: AudienceOf;
  #everywhere: readonly [string, string][] = [];

  constructor(catalogue: Pick<Catalogue, 'snapshot'>, audienceOf: AudienceOf) {
    this.#catalogue = catalogue;
    this.#audienceOf = audienceOf;
  }

  /** The headers that every answer carries. */
  get securityHeaders(): readonly [string, string][] {
    return this.#everywhere;
  }

  set securityHeaders(headers: readonly [string, string][]) {
    this.#everywhere = headers;
  }

  /** Remembers what the application answers at this address to those whom the answer is for, while its snapshot is the present one. */
  remember(url: string, answer: Answer): void {
    const { ready, snapshot, key, audience } = answer;
    const { keys, answers } = this.#kept.of(snapshot);
    const address = forAudience(url, audience);
    const name = forAudience(key, audience);
    if (keys.get(address) !== name) keys.set(address, name, name.length * 2);
    if (answers.get(name)?.answer.ready !== ready) {
      answers.set(name, { answer, prepared: {} }, ready.bytes);
    }
  }

  /** @returns whether it answered */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const wanted = readWanted(request.rawHeaders);
    const remembered = this.#find(request.url!, wanted.session);
    if (remembered === undefined) return false;
    const encoding = remembered.answer.ready.bestEncoding(acceptedEncodings(wanted.acceptEncoding));
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
    const audience = session === undefined ? undefined : this.#audienceOf(session);
    if (audience === null) return undefined;
    const { keys, answers } = this.#kept.of(this.#catalogue.snapshot);
    const name = keys.get(forAudience(url, audience));
    return name === undefined ? undefined : answers.get(name);
  }

  /** Nothing where the body of this encoding is not made yet. */
  #prepare(remembered: Remembered, encoding: Encoding): Prepared | undefined {
    const { answer, prepared } = remembered;
    const { ready } = answer;
    const body = ready.ready(encoding);
    if (body === undefined) return undefined;
    const own = [...this.#everywhere, ...readyHeaders(ready, encoding, answer)];
    return (prepared[encoding] = {
      etag: ready.etag(encoding),
      body,
      ok: [...own, ['content-length', String(body.byteLength)]].flat(),
      unchanged: own.filter(([name]) => !/^content-(type|encoding)$/.test(name)).flat(),
    });
  }
}
