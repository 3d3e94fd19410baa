import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { pendingSignIns, sessions, users } from '../../database/schema.ts';

/** When a session began; null if it has ended. */
export async function sessionSince(db: Executor, id: number): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row?.createdAt ?? null;
}

export async function endSession(db: Executor, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/**
 * Ends a member's sessions, and the sign-ins that wait for their second step.
 * @param but the id of a session that stays
 */
export async function endSessionsOf(
  db: Executor,
  userId: number,
  { but }: { but?: number } = {},
): Promise<void> {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}

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
  { id, sessionId }: { id: number; sessionId: number },
): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (!user || !(await sessionSince(tx, sessionId))) throw new AppError('UNAUTHENTICATED');
  return user;
}
