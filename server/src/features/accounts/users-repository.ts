import type { UserRole } from '@cortado/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { UserRow } from '../../auth/sessions/lock-user.ts';
import { fieldError } from '../../core/errors.ts';
import { uniqueViolation } from '../../database/constraint-violation.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { cafes, users } from '../../database/schema.ts';
import { forgetMember } from '../audit/names-in-entries.ts';
import { NO_OWNER } from '../cafes/set-owner.ts';
import { removeSubscription } from '../newsletter/subscribers-repository.ts';
import { removeOwnSuggestions } from '../suggestions/suggestions-of-member.ts';

const lower = (text: string) => sql`lower(${text})`;

async function findOne(db: Executor, where: ReturnType<typeof eq>): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(where);
  return row ?? null;
}

/** @returns null if there is none, as all finders here */
export const findUser = (db: Executor, id: number) => findOne(db, eq(users.id, id));
/** Finds a user by username, ignoring case. */
export const findUserByName = (db: Executor, username: string) =>
  findOne(db, eq(sql`lower(${users.username})`, lower(username)));
/** Finds a user by email address, ignoring case. */
export const findUserByEmail = (db: Executor, email: string) =>
  findOne(db, eq(sql`lower(${users.email})`, lower(email)));

/** Finds the user of a reset token that has not expired. */
export const findUserByResetToken = (db: Executor, tokenHash: string, now: Date) =>
  findOne(db, holdsResetToken(tokenHash, now));

function holdsResetToken(tokenHash: string, now: Date) {
  return and(eq(users.passwordResetToken, tokenHash), gt(users.passwordResetTokenExpiresAt, now))!;
}

/** Turns a unique violation into the error of its field; returns any other error unchanged. */
export function asTaken(error: unknown): unknown {
  const constraint = uniqueViolation(error);
  if (constraint === 'users_username_key') return fieldError('username', 'USERNAME_TAKEN');
  if (constraint === 'users_email_key') return fieldError('email', 'EMAIL_TAKEN');
  return error;
}

/** @throws a unique violation (`users_username_key`, `users_email_key`) if the name or address is taken */
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

/** Sets the hash of a new password; voids an open reset link. */
export async function setPassword(db: Executor, id: number, password: string): Promise<void> {
  await db
    .update(users)
    .set({ password, ...NO_TOKEN })
    .where(eq(users.id, id));
}

/** Sets the password of the token's user and voids the token: of two concurrent calls, one gets null. */
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
 * Locks the users of a role until the transaction ends, and returns their ids. Rows that reference them,
 * such as the audit trail's, can still be inserted meanwhile.
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

/**
 * Deletes a user, what only they have suggested, and, if the email address is confirmed, its newsletter subscription. Nobody looks
 * after their cafes then, and the audit trail no longer says who did.
 */
export async function deleteUserRow(tx: Tx, user: UserRow): Promise<void> {
  const { id, email, emailConfirmedAt } = user;
  await removeOwnSuggestions(tx, id);
  await tx.update(cafes).set(NO_OWNER).where(eq(cafes.ownerId, id));
  await forgetMember(tx, user);
  await tx.delete(users).where(eq(users.id, id));
  if (emailConfirmedAt !== null) await removeSubscription(tx, email);
}

/** Whether the provider was linked before the email address was confirmed, perhaps by a stranger. */
export function isLinkDoubtful({ providerId, linkedAt, emailConfirmedAt }: UserRow): boolean {
  if (providerId === null) return false;
  return linkedAt === null || emailConfirmedAt === null || linkedAt < emailConfirmedAt;
}

export async function unlinkProvider(tx: Tx, id: number): Promise<void> {
  await tx
    .update(users)
    .set({ providerId: null, providerUid: null, linkedAt: null })
    .where(eq(users.id, id));
}
