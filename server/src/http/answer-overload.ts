import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORS } from '@cortado/contract';
import { errorPage } from './error-page.ts';
import { isApiUrl } from './not-found.ts';

const code = 'UNAVAILABLE';
const { status, message } = ERRORS[code];
const JSON_ANSWER = ['application/json; charset=utf-8', JSON.stringify({ message, code })] as const;
const PAGE = ['text/html; charset=utf-8', errorPage(message)] as const;

/** Refuses a request before anything of it is read. It is not logged: there are many, and each must cost next to nothing. */
export function answerOverload(
  { url }: IncomingMessage,
  response: ServerResponse,
  securityHeaders: readonly [string, string][],
): void {
  const [type, body] = isApiUrl(url!) ? JSON_ANSWER : PAGE;
  const own = [
    ['content-type', type],
    ['content-length', String(Buffer.byteLength(body))],
    ['cache-control', 'no-store'],
    ['retry-after', '2'],
    // What is being sent still is not read.
    ['connection', 'close'],
  ];
  response.writeHead(status, [...securityHeaders, ...own].flat()).end(body);
}
