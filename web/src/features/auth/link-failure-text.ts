import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import * as texts from '#messages/auth';

/** Why a reset link was not accepted, as its page says it: a refusal in the server's words, if it has others. */
export function linkFailureText(error: unknown, other: string, network = other): string {
  const isRefusal = error instanceof ApiError && error.status < 500;
  if (!isRefusal) return other;
  if (error.code === 'RESET_TOKEN_INVALID') return texts.resetLinkInvalid();
  return failureText(error, {
    silent: texts.resetLinkInvalid,
    statuses: { 0: () => network, 429: texts.resetLinkTooMany },
  });
}
