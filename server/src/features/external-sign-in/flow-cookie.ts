import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clearCookie, readCookie, setCookie } from '../../auth/cookies.ts';
import type { Settings } from '../../core/settings.ts';

const COOKIE = { name: 'oidc', maxAge: 600 };

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
  setCookie(settings, reply, COOKIE, text);
}

export function readFlow(settings: Settings, request: FastifyRequest): Flow | null {
  const text = readCookie(settings, request, COOKIE);
  if (text === undefined) return null;
  try {
    return flow.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

export function clearFlow(settings: Settings, reply: FastifyReply): void {
  clearCookie(settings, reply, COOKIE);
}
