import { AppError } from '../errors.ts';
import type { Context } from '../routing/route.ts';
import { hashToken } from '../sessions/session-token.ts';
import { findUserByResetToken } from './users-repository.ts';

export async function verifyResetToken(
  { services: { database, now } }: Context,
  token: string,
): Promise<{ username: string; email: string; message: string }> {
  const user = await findUserByResetToken(database.db, hashToken(token), now());
  if (!user) throw new AppError('RESET_TOKEN_INVALID');
  return { username: user.username, email: user.email, message: 'The reset link is valid.' };
}
