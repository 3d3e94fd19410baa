import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { cookieName, cookieOptions } from '../../auth/sessions/session-cookie.ts';
import { isToken } from '../../auth/sessions/session-token.ts';
import type { Settings } from '../../core/settings.ts';

const LIFETIME_SECONDS = 3600;

/** Keeps a reset token out of the address bar and unreadable for scripts. */
export function setResetCookie(settings: Settings, reply: FastifyReply, token: string): void {
  const options = { ...cookieOptions(settings), maxAge: LIFETIME_SECONDS };
  reply.setCookie(cookieName(settings, 'reset'), token, options);
}

export function clearResetCookie(settings: Settings, reply: FastifyReply): void {
  reply.clearCookie(cookieName(settings, 'reset'), cookieOptions(settings));
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
  const token = bodyToken ?? request.cookies[cookieName(settings, 'reset')];
  if (!isToken(token)) throw new AppError('RESET_TOKEN_INVALID');
  return token;
}
