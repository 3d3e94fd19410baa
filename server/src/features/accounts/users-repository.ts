import type { User, UserRole } from '@cortado/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { UserRow } from '../../auth/sessions/sessions-repository.ts';
import { mustSetUpTwoStep } from '../../auth/two-step/two-step-of.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { Settings } from '../../core/settings.ts';
import { uniqueViolation } from '../../database/constraint-violation.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { cafes, users } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import type { Mail } from '../../integrations/mail/transport.ts';
import type { Mailer } from '../../integrations/mail/mailer.ts';
import { forgetMember } from '../audit/names-in-entries.ts';
import { NO_OWNER } from '../cafes/set-owner.ts';
import { removeSubscription } from '../newsletter/subscribers.ts';
import { removeOwnSuggestions } from '../suggestions/suggestions-of-member.ts';

const lower = (text: string) => sql`lower(${text})`;

/** @returns null if there is none */
export async function findUserWhere(db: Executor, where: SQL): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(where);
  return row ?? null;
}

export const findUser = (db: Executor, id: number) => findUserWhere(db, eq(users.id, id));
/** Finds a user by username, ignoring case. */
export const findUserByName = (db: Executor, username: string) =>
  findUserWhere(db, eq(sql`lower(${users.username})`, lower(username)));
/** Finds a user by email address, ignoring case. */
export const findUserByEmail = (db: Executor, email: string) =>
  findUserWhere(db, eq(sql`lower(${users.email})`, lower(email)));

/** Throws a unique violation as the error of its field, and any other error unchanged. */
export function throwAsTaken(error: unknown): never {
  const constraint = uniqueViolation(error);
  if (constraint === 'users_username_key') throw fieldError('username', 'USERNAME_TAKEN');
  if (constraint === 'users_email_key') throw fieldError('email', 'EMAIL_TAKEN');
  throw error;
}

/** @throws a unique violation (`users_username_key`, `users_email_key`) if the name or address is taken */
export async function insertUser(
  db: Executor,
  values: typeof users.$inferInsert,
): Promise<UserRow> {
  const [row] = await db.insert(users).values(values).returning();
  return row!;
}

/** Voids an open reset link. */
export const NO_RESET_TOKEN = { passwordResetToken: null, passwordResetTokenExpiresAt: null };

/** Sets the hash of a new password; voids an open reset link. */
export async function setPassword(db: Executor, id: number, password: string): Promise<void> {
  await db
    .update(users)
    .set({ password, ...NO_RESET_TOKEN })
    .where(eq(users.id, id));
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

export async function unlinkProvider(tx: Tx, id: number): Promise<void> {
  await tx
    .update(users)
    .set({ providerId: null, providerUid: null, linkedAt: null })
    .where(eq(users.id, id));
}

/**
 * The row of the signed-in member.
 * @throws AppError UNAUTHENTICATED if it has just been deleted
 */
export async function findCurrentUser({ services, viewer }: MemberContext): Promise<UserRow> {
  const row = await findUser(services.database.db, viewer.id);
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row;
}

/** A member as they see themselves: no hash and no token. */
export function presentUser(row: UserRow, settings: Settings): User {
  const { id, username, email, name, bio, role, createdAt, providerId, photoUrl } = row;
  return {
    id,
    username,
    email,
    name,
    bio,
    role,
    createdAt: createdAt.toISOString(),
    providerId,
    linkedAt: row.linkedAt?.toISOString() ?? null,
    hasPassword: row.password !== null,
    isEmailConfirmed: row.emailConfirmedAt !== null,
    newEmail:
      row.newEmail && row.newEmailExpiresAt
        ? { address: row.newEmail, until: row.newEmailExpiresAt.toISOString() }
        : null,
    photoUrl,
    hasTwoStep: row.twoStepSince !== null,
    mustSetUpTwoStep: mustSetUpTwoStep(row, settings),
  };
}

export async function getUser(context: MemberContext): Promise<User> {
  return presentUser(await findCurrentUser(context), context.services.settings);
}

/** Mails a member a notice of a changed account, if the address is confirmed; an unconfirmed one may be a stranger's. */
export async function notifyMember(
  tx: Tx,
  mailer: Mailer,
  { user, mail }: { user: UserRow; mail: Mail },
): Promise<void> {
  if (user.emailConfirmedAt !== null)
    await mailer.enqueue(tx, mail, { userId: user.id, kind: 'notice' });
}
