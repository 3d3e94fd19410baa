import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../core/settings.ts';
import { isToken } from './session-token.ts';

const LIFETIME_SECONDS = 30 * 24 * 3600;

const isSecure = ({ APP_URL }: Settings) => APP_URL.startsWith('https:');

/** With the `__Host-` prefix a browser accepts the cookie only from this host over https. */
export function cookieName(settings: Settings, name: string): string {
  return isSecure(settings) ? `__Host-${name}` : name;
}

/** The options of all cookies: not readable by scripts, and not sent with cross-site writes. */
export function cookieOptions(settings: Settings): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(settings) };
}

/** The session token of a request; null if there is none of the right form. */
export function readSessionToken(settings: Settings, request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(settings, 'sid')];
  return isToken(token) ? token : null;
}

/** A cookie that scripts can read: there may be a session. Without it, a guest's page need not ask for one. */
const HINT = 'signed-in';
const hintOptions = (settings: Settings) => ({ ...cookieOptions(settings), httpOnly: false });

export function setSessionCookie(settings: Settings, reply: FastifyReply, token: string): void {
  const options = { ...cookieOptions(settings), maxAge: LIFETIME_SECONDS };
  reply.setCookie(cookieName(settings, 'sid'), token, options);
  reply.setCookie(cookieName(settings, HINT), '1', {
    ...hintOptions(settings),
    maxAge: LIFETIME_SECONDS,
  });
}

export function clearSessionCookie(settings: Settings, reply: FastifyReply): void {
  reply.clearCookie(cookieName(settings, 'sid'), cookieOptions(settings));
  reply.clearCookie(cookieName(settings, HINT), hintOptions(settings));
}
