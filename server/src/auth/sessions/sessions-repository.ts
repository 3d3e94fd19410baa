import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { sessions, users } from '../../database/schema.ts';

export interface NewSession {
  tokenHash: string;
  userId: number;
  userAgent: string;
  now: Date;
  sealedRefreshToken: string | null;
  externalExpiresAt: Date | null;
}

export async function insertSession(db: Executor, { now, ...row }: NewSession): Promise<void> {
  await db.insert(sessions).values({ ...row, createdAt: now, lastUsedAt: now });
}

/** The session with this token's hash and its member's role, expired or not; null if there is none. */
export async function findSession(db: Executor, tokenHash: string) {
  const [session] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      role: users.role,
      twoStepSince: users.twoStepSince,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      externalExpiresAt: sessions.externalExpiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return session ?? null;
}

/** When a session began; null if it has ended. */
export async function sessionSince(db: Executor, id: number): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row?.createdAt ?? null;
}

/** Records that a session was used. */
export async function touchSession(db: Executor, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

/** A member's sessions, the last used first. */
export function selectSessionsOf(db: Executor, userId: number) {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}
