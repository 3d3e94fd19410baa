import type { UserRole } from '@cortado/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { removeSubscription } from '../newsletter/subscription-of.ts';

export type UserRow = typeof users.$inferSelect;

const lower = (text: string) => sql`lower(${text})`;

async function findOne(db: Executor, where: ReturnType<typeof eq>): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(where);
  return found ?? null;
}

export const findUser = (db: Executor, id: number) => findOne(db, eq(users.id, id));
/** As `findUser`; whoever else wants to change the row waits until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | null> {
  const [found] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return found ?? null;
}
export const findUserByName = (db: Executor, username: string) =>
  findOne(db, eq(sql`lower(${users.username})`, lower(username)));
export const findUserByEmail = (db: Executor, email: string) =>
  findOne(db, eq(sql`lower(${users.email})`, lower(email)));

export const findUserByResetToken = (db: Executor, tokenHash: string, now: Date) =>
  findOne(db, holdsResetToken(tokenHash, now));

function holdsResetToken(tokenHash: string, now: Date) {
  return and(eq(users.passwordResetToken, tokenHash), gt(users.passwordResetTokenExpiresAt, now))!;
}

export async function insertUser(
  db: Executor,
  values: typeof users.$inferInsert,
): Promise<UserRow> {
  const [row] = await db.insert(users).values(values).returning();
  return row!;
}

export async function setResetToken(
  db: Executor,
  id: number,
  token: { hash: string; expiresAt: Date },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordResetToken: token.hash, passwordResetTokenExpiresAt: token.expiresAt })
    .where(eq(users.id, id));
}

const NO_TOKEN = { passwordResetToken: null, passwordResetTokenExpiresAt: null };

/** Sets a password by its hash; a reset link that is under way stops working. */
export async function setPassword(db: Executor, id: number, password: string): Promise<void> {
  await db
    .update(users)
    .set({ password, ...NO_TOKEN })
    .where(eq(users.id, id));
}

/** Sets the password of whoever holds the token, which is used up by it: of two at once one gets null. */
export async function usePasswordToken(
  db: Executor,
  { tokenHash, password, now }: { tokenHash: string; password: string; now: Date },
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ password, ...NO_TOKEN })
    .where(holdsResetToken(tokenHash, now))
    .returning();
  return row ?? null;
}

/**
 * Locks the users of a role until the transaction ends, and tells their ids. Rows that name one of them,
 * such as the audit trail's, are still written meanwhile.
 */
export async function lockRole(tx: Tx, role: UserRole): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, role))
    .orderBy(users.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Their newsletter ends with the account where the address is known to be theirs. */
export async function deleteUser(tx: Tx, { id, email, emailConfirmedAt }: UserRow): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
  if (emailConfirmedAt !== null) await removeSubscription(tx, email);
}
