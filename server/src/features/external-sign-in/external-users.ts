import { isOfOneScript } from '@cortado/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { setEmailConfirmed } from '../accounts/confirm-email.ts';
import type { UserRow } from '../../auth/sessions/sessions-repository.ts';
import { findUserByEmail, findUserWhere, NO_RESET_TOKEN } from '../accounts/users-repository.ts';
import type { Tx } from '../../database/open.ts';
import { emailConfirmations, jobs, users } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { Claims } from '../../auth/oidc/provider.ts';

/** Identifies a member at the provider. */
export interface Identity {
  providerId: string;
  providerUid: string;
}

const MAX_USERNAME_LENGTH = 40;
const MIN_USERNAME_LENGTH = 3;
/** Attempts to create an account while others take the same username. */
const MAX_ATTEMPTS = 20;

export async function findExternalUser(tx: Tx, identity: Identity): Promise<UserRow | null> {
  const { providerId, providerUid } = identity;
  return findUserWhere(
    tx,
    and(eq(users.providerId, providerId), eq(users.providerUid, providerUid))!,
  );
}

/** Links a provider to an account, whose email address counts as confirmed, because the provider has verified it. */
export async function linkIdentity(
  tx: Tx,
  id: number,
  { now, ...identity }: Identity & { now: Date },
): Promise<UserRow> {
  await setEmailConfirmed(tx, id, now);
  const [row] = await tx
    .update(users)
    .set({ ...identity, linkedAt: now })
    .where(eq(users.id, id))
    .returning();
  return row!;
}

/**
 * Removes an unconfirmed email address from its account, for somebody who has verified that it is theirs.
 * The account's password stays, and it gets an address that does not exist.
 * @throws AppError ACCOUNT_EXISTS if the address has been confirmed
 */
export async function yieldEmail(tx: Tx, id: number): Promise<void> {
  const yielded = await tx
    .update(users)
    .set({ email: `member-${id}@unclaimed.invalid`, ...NO_RESET_TOKEN })
    .where(and(eq(users.id, id), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  // It was confirmed meanwhile.
  if (yielded.length === 0) throw new AppError('ACCOUNT_EXISTS');
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id));
  await tx.delete(jobs).where(eq(jobs.userId, id));
}

/** Derives a valid username from the provider's claims. */
function usernameFrom({ preferred_username: preferred, email = '', name = '' }: Claims): string {
  const [first] = (preferred ?? email).split('@');
  const original = (first || name).normalize('NFKC');
  const invalid = isOfOneScript(original) ? /[^\p{L}\p{M}\p{N}._-]/gu : /[^\w.-]/g;
  const letters = original.replaceAll(invalid, '');
  return letters.slice(0, MAX_USERNAME_LENGTH - 5).padEnd(MIN_USERNAME_LENGTH, '_');
}

/** The username if it is free, else the first free one with a number appended. */
async function freeUsername(tx: Tx, username: string): Promise<string> {
  const candidate = sql`${username}::text || case n when 1 then '' else n::text end`;
  const { rows } = await tx.execute<{ username: string }>(sql`
    select ${candidate} as username from generate_series(1, 10000) as n
    where not exists (select 1 from ${users} where lower(${users.username}) = lower(${candidate}))
    limit 1`);
  return rows[0]?.username ?? username;
}

/**
 * Creates an account from the provider's claims. A free username may be taken before it is inserted; then it
 * tries the next one.
 * @throws AppError ACCOUNT_EXISTS if somebody has registered with the address meanwhile
 */
export async function createExternalUser(
  tx: Tx,
  identity: Identity,
  { claims, email, now }: { claims: Claims; email: string; now: Date },
): Promise<UserRow> {
  const photoUrl = claims.picture?.startsWith('https://') ? claims.picture : null;
  const oneLine = claims.name?.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const dates = { createdAt: now, emailConfirmedAt: now, linkedAt: now };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const username = await freeUsername(tx, usernameFrom(claims));
    const name = oneLine?.slice(0, 100) || username;
    const values = { ...identity, username, name, email, photoUrl, ...dates };
    const [made] = await tx.insert(users).values(values).onConflictDoNothing().returning();
    const user = made ?? (await findExternalUser(tx, identity));
    if (user) return user;
    if (await findUserByEmail(tx, email)) throw new AppError('ACCOUNT_EXISTS');
  }
  throw new AppError('UNAVAILABLE');
}
