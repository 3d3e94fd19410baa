import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { pendingSignIns, sessions } from '../../database/schema.ts';

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
