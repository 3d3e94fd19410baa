import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../core/settings.ts';
import { isToken } from './sessions/session-token.ts';

/** What is the same of a cookie whatever its value. */
export interface Cookie {
  name: string;
  /** In seconds. */
  maxAge: number;
  /** Scripts cannot read it unless this is false. */
  httpOnly?: boolean;
}

const isSecure = ({ APP_URL }: Settings) => APP_URL.startsWith('https:');

/** With the `__Host-` prefix a browser accepts the cookie only from this host over https. */
export function cookieName(settings: Settings, { name }: Pick<Cookie, 'name'>): string {
  return isSecure(settings) ? `__Host-${name}` : name;
}

/** `lax`: not sent with cross-site writes. */
const optionsOf = (settings: Settings, { httpOnly = true }: Cookie): CookieSerializeOptions => ({
  httpOnly,
  sameSite: 'lax',
  path: '/',
  secure: isSecure(settings),
});

export function setCookie(
  settings: Settings,
  reply: FastifyReply,
  cookie: Cookie,
  value: string,
): void {
  const options = { ...optionsOf(settings, cookie), maxAge: cookie.maxAge };
  reply.setCookie(cookieName(settings, cookie), value, options);
}

export function readCookie(
  settings: Settings,
  request: FastifyRequest,
  cookie: Cookie,
): string | undefined {
  return request.cookies[cookieName(settings, cookie)];
}

export function clearCookie(settings: Settings, reply: FastifyReply, cookie: Cookie): void {
  reply.clearCookie(cookieName(settings, cookie), optionsOf(settings, cookie));
}

const LIFETIME_SECONDS = 30 * 24 * 3600;

export const SESSION: Cookie = { name: 'sid', maxAge: LIFETIME_SECONDS };
/** A cookie that scripts can read: there may be a session. Without it, a guest's page need not ask for one. */
const HINT: Cookie = { name: 'signed-in', maxAge: LIFETIME_SECONDS, httpOnly: false };

/** The session token of a request; null if there is none of the right form. */
export function readSessionToken(settings: Settings, request: FastifyRequest): string | null {
  const token = readCookie(settings, request, SESSION);
  return isToken(token) ? token : null;
}

export function setSessionCookie(settings: Settings, reply: FastifyReply, token: string): void {
  setCookie(settings, reply, SESSION, token);
  setCookie(settings, reply, HINT, '1');
}

export function clearSessionCookie(settings: Settings, reply: FastifyReply): void {
  clearCookie(settings, reply, SESSION);
  clearCookie(settings, reply, HINT);
}
