import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { clearCookie, readCookie, setCookie } from '../../auth/cookies.ts';
import { isToken } from '../../auth/sessions/session-token.ts';
import type { Settings } from '../../core/settings.ts';

const COOKIE = { name: 'reset', maxAge: 3600 };

/** Keeps a reset token out of the address bar and unreadable for scripts. */
export function setResetCookie(settings: Settings, reply: FastifyReply, token: string): void {
  setCookie(settings, reply, COOKIE, token);
}

export function clearResetCookie(settings: Settings, reply: FastifyReply): void {
  clearCookie(settings, reply, COOKIE);
}

/**
 * The reset token of a request: from its body, else from the cookie.
 * @throws AppError RESET_TOKEN_INVALID if there is none
 */
export function readResetToken(
  settings: Settings,
  request: FastifyRequest,
  bodyToken: string | undefined,
): string {
  const token = bodyToken ?? readCookie(settings, request, COOKIE);
  if (!isToken(token)) throw new AppError('RESET_TOKEN_INVALID');
  return token;
}
