import { ApiError, failureText } from '../../lib/api.ts';

export const INVALID_LINK = 'Invalid or expired reset link. Please request a new one.';
export const TOO_MANY_RESETS = 'Too many reset attempts. Please try again later.';

/** Why a reset link was not accepted, as its page says it: a refusal in the server's words, if it has others. */
export function linkFailureText(error: unknown, other: string, network = other): string {
  const isRefusal = error instanceof ApiError && error.status < 500;
  if (!isRefusal) return other;
  if (error.code === 'RESET_TOKEN_INVALID') return INVALID_LINK;
  return failureText(error, {
    silent: INVALID_LINK,
    statuses: { 0: network, 429: TOO_MANY_RESETS },
  });
}
