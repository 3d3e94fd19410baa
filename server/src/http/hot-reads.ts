import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from './services.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import type { Answer } from './answer-cache.ts';
import { audienceFinder, type AudienceOf } from './viewer.ts';
import { isUnchanged } from './send-ready.ts';

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/;

interface RequestHeaders {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  range: string | undefined;
  /** The cookie header, if it holds a session. */
  session: string | undefined;
  /** Whether it has a condition that the application decides. */
  isOther: boolean;
}

/** Reads the few relevant headers without building the object of all, which is slower. */
function readHeaders(rawHeaders: readonly string[]): RequestHeaders {
  const headers: RequestHeaders = {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    range: undefined,
    session: undefined,
    isOther: false,
  };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    switch (name.length) {
      case 5:
        if (name.toLowerCase() === 'range') headers.range = rawHeaders[at + 1];
        break;
      case 6:
        if (name.toLowerCase() === 'cookie') {
          if (SESSION_COOKIE.test(rawHeaders[at + 1]!)) headers.session = rawHeaders[at + 1];
        }
        break;
      case 8:
        if (/^if-(range|match)$/i.test(name)) headers.isOther = true;
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

/** Where an answer is found again. Unambiguous: no part has a line break, and a path alone begins with a slash. */
function addressOf(url: string, range: string | undefined, audience?: string): string {
  const address = range === undefined ? url : `${url}\n${range}`;
  return audience === undefined ? address : `${audience}\n${address}`;
}

type Needs = Pick<Services, 'answers' | 'catalogue'> & Parameters<typeof audienceFinder>[0];

/** Answers repeated reads before the application, with bodies and headers that are already built, and leaves all others to it. */
export class HotReads {
  /** How many requests it has answered. */
  answered = 0;
  /** The headers of every answer. */
  securityHeaders: readonly [string, string][] = [];
  readonly #services: Needs;
  readonly #audienceOf: AudienceOf;

  constructor(services: Needs) {
    this.#services = services;
    this.#audienceOf = audienceFinder(services);
  }

  /** Lets an answer of the application be found by its request, by those it is for. */
  remember({ url, headers }: IncomingMessage, { ready, key, audience }: Answer): void {
    const range = ready.status === 206 ? headers.range : undefined;
    this.#services.answers.remember(addressOf(url!, range, audience), key);
  }

  /** @returns whether it has answered the request */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const headers = readHeaders(request.rawHeaders);
    if (headers.isOther) return false;
    const { acceptEncoding, ifNoneMatch } = headers;
    const { answers, catalogue } = this.#services;
    const { snapshot } = catalogue;
    let ready = answers.at(addressOf(request.url!, headers.range), snapshot);
    let isPersonal = false;
    if (headers.session !== undefined && !ready?.isForAll) {
      const audience = this.#audienceOf(headers.session);
      if (audience === null) return false;
      ready = answers.at(addressOf(request.url!, headers.range, audience), snapshot);
      isPersonal = true;
    }
    if (ready === undefined) return false;
    const encoding = ready.bestEncoding(acceptedEncodings(acceptEncoding));
    const prepared = ready.prepared(encoding, isPersonal, this.securityHeaders);
    if (prepared === undefined) return false;
    if (ifNoneMatch !== undefined && isUnchanged(ifNoneMatch, prepared.etag)) {
      response.writeHead(304, prepared.unchanged).end();
    } else {
      response.writeHead(ready.status, prepared.whole).end(prepared.body, 'latin1');
    }
    this.answered += 1;
    return true;
  }
}
