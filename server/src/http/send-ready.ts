import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { Answer, Encoding, ReadyResponse } from './response-cache.ts';
import { acceptedEncodings } from './accepted-encodings.ts';

/** Whether an If-None-Match header matches the ETag. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch === etag || fresh({ 'if-none-match': ifNoneMatch }, { etag });
}

/** The headers of a ready answer in one encoding. */
export function readyHeaders(
  ready: ReadyResponse,
  encoding: Encoding,
  { audience, maxAgeSeconds }: Pick<Answer, 'audience' | 'maxAgeSeconds'>,
): [string, string][] {
  const isPersonal = audience !== undefined;
  const shared = maxAgeSeconds === undefined ? 'no-cache' : `public, max-age=${maxAgeSeconds}`;
  return [
    ['content-type', ready.contentType],
    // A write is visible on the next read, so caches must revalidate, which mostly gives a 304.
    // Shared caches must not store a member's answer.
    ['cache-control', isPersonal ? 'private, no-cache' : shared],
    ['vary', isPersonal ? 'accept-encoding, cookie' : 'accept-encoding'],
    ['etag', ready.etag(encoding)],
    ...(ready.list === null ? [] : [['x-total-count', String(ready.list.total)] as const]),
    ...(ready.list?.unknownHours === undefined
      ? []
      : [['x-unknown-hours', String(ready.list.unknownHours)] as const]),
    ...(ready.list?.links ? [['link', ready.list.links] as const] : []),
    ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
  ] as [string, string][];
}

/** Sends a ready response: negotiated encoding, strong ETag, 304 if it is unchanged; hot reads cache it. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  status = 200,
): Promise<FastifyReply> {
  const { ready, isProvisional = false } = answer;
  const encoding = ready.bestEncoding(acceptedEncodings(request.headers['accept-encoding']));
  const headers = readyHeaders(ready, encoding, answer);
  for (const [name, value] of headers) reply.header(name, value);
  if (isProvisional) reply.header('cache-control', 'no-store');
  if (status === 200 && isUnchanged(request.headers['if-none-match'], ready.etag(encoding))) {
    reply.removeHeader('content-type');
    reply.removeHeader('content-encoding');
    return reply.code(304).send();
  }
  if (status === 200 && !isProvisional) request.server.hotReads.remember(request.raw.url!, answer);
  const body = await ready.body(encoding);
  return reply.code(status).send(body);
}
