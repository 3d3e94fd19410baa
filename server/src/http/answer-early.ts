import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../core/errors.ts';
import { errorPage, isApiUrl } from './answer-error.ts';

const answerOf = (code: 'UNAVAILABLE' | 'INVALID_REQUEST') => {
  const { status, message, answer } = new AppError(code);
  const json = ['application/json; charset=utf-8', JSON.stringify(answer)] as const;
  return { status, json, page: ['text/html; charset=utf-8', errorPage(message)] as const };
};
const OVERLOAD = answerOf('UNAVAILABLE');
const MALFORMED = answerOf('INVALID_REQUEST');

type SecurityHeaders = readonly [string, string][];

function refuse(
  { url }: IncomingMessage,
  response: ServerResponse,
  { status, json, page }: ReturnType<typeof answerOf>,
  headers: SecurityHeaders,
): void {
  const [type, body] = isApiUrl(url!) ? json : page;
  const own = [
    ['content-type', type],
    ['content-length', String(Buffer.byteLength(body))],
    ['cache-control', 'no-store'],
    // What is being sent still is not read.
    ['connection', 'close'],
  ];
  response.writeHead(status, [...headers, ...own].flat()).end(body);
}

/** Refuses a request before anything of it is read. It is not logged: there are many, and each must cost next to nothing. */
export const answerOverload = (
  request: IncomingMessage,
  response: ServerResponse,
  securityHeaders: SecurityHeaders,
): void => refuse(request, response, OVERLOAD, [...securityHeaders, ['retry-after', '2']]);

/** Whether a request names its host twice: a proxy may have taken the other one (RFC 9112, 3.2). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Refuses a request that is none by the standard. */
export const answerMalformed = (
  request: IncomingMessage,
  response: ServerResponse,
  securityHeaders: SecurityHeaders,
): void => refuse(request, response, MALFORMED, securityHeaders);
