import { isOfOneScript } from '@cortado/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { UserRow } from '../accounts/present-user.ts';
import { setEmailConfirmed } from '../accounts/set-email-confirmed.ts';
import type { Tx } from '../../database/open.ts';
import { emailConfirmations, outgoingMails, users } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { Claims } from '../../auth/oidc/verify-id-token.ts';

/** Who a member is at the provider. */
export interface Identity {
  providerId: string;
  providerUid: string;
}

const MAX_USERNAME_LENGTH = 40;
const MIN_USERNAME_LENGTH = 3;
/** Of making an account, where others take its name at the same time. */
const MAX_TRIES = 20;

export async function findExternalUser(tx: Tx, identity: Identity): Promise<UserRow | null> {
  const [found] = await tx
    .select()
    .from(users)
    .where(
      and(eq(users.providerId, identity.providerId), eq(users.providerUid, identity.providerUid)),
    );
  return found ?? null;
}

export async function findAccountOf(tx: Tx, email: string): Promise<UserRow | null> {
  const [found] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return found ?? null;
}

/** The provider says that the account's address is the member's, so that it is confirmed as well. */
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
 * Takes an address that was never confirmed from its account, for somebody who has shown that it is
 * theirs. The account stays, with its password; the address it gets instead leads nowhere.
 * @throws AppError ACCOUNT_EXISTS where it is confirmed
 */
export async function yieldEmail(tx: Tx, id: number): Promise<void> {
  const yielded = await tx
    .update(users)
    .set({
      email: `member-${id}@unclaimed.invalid`,
      passwordResetToken: null,
      passwordResetTokenExpiresAt: null,
    })
    .where(and(eq(users.id, id), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  // It was confirmed a moment ago.
  if (yielded.length === 0) throw new AppError('ACCOUNT_EXISTS');
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id));
  await tx.delete(outgoingMails).where(eq(outgoingMails.userId, id));
}

/** A username's letters of what the provider calls somebody. */
function usernameFrom({ preferred_username: preferred, email = '', name = '' }: Claims): string {
  const [first] = (preferred ?? email).split('@');
  const given = (first || name).normalize('NFKC');
  const unwanted = isOfOneScript(given) ? /[^\p{L}\p{M}\p{N}._-]/gu : /[^\w.-]/g;
  const letters = given.replaceAll(unwanted, '');
  return letters.slice(0, MAX_USERNAME_LENGTH - 5).padEnd(MIN_USERNAME_LENGTH, '_');
}

/** The wanted name, or the first of it with a number that nobody has. */
async function freeUsername(tx: Tx, wanted: string): Promise<string> {
  const candidate = sql`${wanted}::text || case n when 1 then '' else n::text end`;
  const { rows } = await tx.execute<{ username: string }>(sql`
    select ${candidate} as username from generate_series(1, 10000) as n
    where not exists (select 1 from ${users} where lower(${users.username}) = lower(${candidate}))
    limit 1`);
  return rows[0]?.username ?? wanted;
}

/**
 * Makes an account of what the provider says. What is looked up may be taken before it is written: another
 * name is then looked for.
 * @throws AppError ACCOUNT_EXISTS where somebody has registered with the address meanwhile
 */
export async function createExternalUser(
  tx: Tx,
  identity: Identity,
  { claims, email, now }: { claims: Claims; email: string; now: Date },
): Promise<UserRow> {
  const photoUrl = claims.picture?.startsWith('https://') ? claims.picture : null;
  const oneLine = claims.name?.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const dates = { createdAt: now, emailConfirmedAt: now, linkedAt: now };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const username = await freeUsername(tx, usernameFrom(claims));
    const name = oneLine?.slice(0, 100) || username;
    const values = { ...identity, username, name, email, photoUrl, ...dates };
    const [made] = await tx.insert(users).values(values).onConflictDoNothing().returning();
    const user = made ?? (await findExternalUser(tx, identity));
    if (user) return user;
    if (await findAccountOf(tx, email)) throw new AppError('ACCOUNT_EXISTS');
  }
  throw new AppError('UNAVAILABLE');
}
