import { AppError } from '../../core/errors.ts';
import { consumeClientLimit, refundClientLimit } from '../../auth/throttling/rate-limit.ts';
import type { Context } from '../../http/route.ts';
import { hashToken } from '../../auth/sessions/session-token.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';
import { findUserByResetToken } from './users-repository.ts';

const FAILURES_BY_CLIENT = { name: 'failed-reset', max: 60, windowSeconds: 3600 };

/**
 * Finds the user of a reset token. Only failed attempts count against the client's limit; a flood of
 * attempts is refused before it reaches the database.
 * @throws AppError RESET_TOKEN_INVALID, or RATE_LIMITED
 */
export async function findResetUser(
  { services, client }: Context,
  token: string,
): Promise<UserRow> {
  const { database, now, uncachedReads } = services;
  uncachedReads.take(client.ip);
  await consumeClientLimit(services, FAILURES_BY_CLIENT, client);
  const user = await findUserByResetToken(database.db, hashToken(token), now());
  if (!user) throw new AppError('RESET_TOKEN_INVALID');
  await refundClientLimit(services, FAILURES_BY_CLIENT, client);
  return user;
}
