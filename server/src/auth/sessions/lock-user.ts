import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import type { Member } from './session-cache.ts';
import { sessionSince } from './sessions-repository.ts';

export type UserRow = typeof users.$inferSelect;

/** A user, locked until the transaction ends; null if there is none. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

/**
 * Like `lockUser`, for the member who sends a request. While it waited its session may have ended, as by a reset of the password.
 * @throws AppError UNAUTHENTICATED then
 */
export async function lockMember(
  tx: Tx,
  { id, sessionId }: Pick<Member, 'id' | 'sessionId'>,
): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (!user || !(await sessionSince(tx, sessionId))) throw new AppError('UNAUTHENTICATED');
  return user;
}
