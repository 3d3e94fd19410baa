import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { acceptedEncodings } from './accepted-encodings.ts';
import type { Answer } from './answer-cache.ts';

/** Whether an If-None-Match header matches the ETag. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch === etag || fresh({ 'if-none-match': ifNoneMatch }, { etag });
}

/** Sends an answer: negotiated encoding, strong ETag, 304 if it is unchanged; the next time it is sent before the application. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Answer | Promise<Answer>,
): Promise<FastifyReply> {
  const answer = await asked;
  const { ready, audience, isProvisional = false } = answer;
  const { status } = ready;
  const encoding = ready.bestEncoding(acceptedEncodings(request.headers['accept-encoding']));
  const body = await ready.body(encoding);
  for (const [name, value] of ready.headers(encoding, audience !== undefined))
    reply.header(name, value);
  if (isProvisional) reply.header('cache-control', 'no-store');
  if (status === 404) return reply.code(status).send(body);
  if (isUnchanged(request.headers['if-none-match'], ready.etag(encoding))) {
    for (const name of ['content-type', 'content-encoding', 'content-range']) {
      reply.removeHeader(name);
    }
    return reply.code(304).send();
  }
  if (!isProvisional && !ready.isPrivate) request.server.hotReads.remember(request.raw, answer);
  return reply.code(status).send(body);
}
