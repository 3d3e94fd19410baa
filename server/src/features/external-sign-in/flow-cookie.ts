import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cookieName, cookieOptions } from '../../auth/sessions/session-cookie.ts';
import type { Settings } from '../../core/settings.ts';

const LIFETIME_SECONDS = 600;

/** State of a sign-in that the browser keeps in a cookie until it returns from the provider. */
const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  mode: z.enum(['popup', 'redirect']),
  returnTo: z.string(),
});
export type Flow = z.infer<typeof flow>;

export function setFlow(settings: Settings, reply: FastifyReply, value: Flow): void {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  const options = { ...cookieOptions(settings), maxAge: LIFETIME_SECONDS };
  reply.setCookie(cookieName(settings, 'oidc'), text, options);
}

export function readFlow(settings: Settings, request: FastifyRequest): Flow | null {
  const text = request.cookies[cookieName(settings, 'oidc')];
  if (text === undefined) return null;
  try {
    return flow.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

export function clearFlow(settings: Settings, reply: FastifyReply): void {
  reply.clearCookie(cookieName(settings, 'oidc'), cookieOptions(settings));
}
