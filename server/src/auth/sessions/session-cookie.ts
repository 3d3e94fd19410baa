import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../core/settings.ts';
import { clearCookie, readCookie, setCookie, type Cookie } from '../cookies.ts';
import { isToken } from './session-token.ts';

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
