import { and, eq, sql } from 'drizzle-orm';
import type { UserRow } from '../accounts/present-user.ts';
import type { Tx } from '../database/open.ts';
import { users } from '../database/schema.ts';
import type { Claims } from './verify-id-token.ts';

/** Who a member is at the provider. */
export interface Identity {
  providerId: string;
  providerUid: string;
}

const LONGEST = 40;
const SHORTEST = 3;

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

export async function linkIdentity(tx: Tx, id: number, identity: Identity): Promise<UserRow> {
  const [row] = await tx.update(users).set(identity).where(eq(users.id, id)).returning();
  return row!;
}

/** A username's letters of what the provider calls somebody. */
function usernameFrom({ preferred_username: preferred, email = '', name = '' }: Claims): string {
  const [first] = (preferred ?? email).split('@');
  const letters = (first || name).normalize('NFC').replaceAll(/[^\p{L}\p{N}._-]/gu, '');
  return letters.slice(0, LONGEST - 5).padEnd(SHORTEST, '_');
}

/** The wanted name, or the first of it with a number that nobody has. */
async function freeUsername(tx: Tx, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const username = number === 1 ? wanted : `${wanted}${number}`;
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.username})`, sql`lower(${username})`));
    if (!taken) return username;
  }
}

export async function createExternalUser(
  tx: Tx,
  identity: Identity,
  { claims, email, now }: { claims: Claims; email: string; now: Date },
): Promise<UserRow> {
  const username = await freeUsername(tx, usernameFrom(claims));
  const photoUrl = claims.picture?.startsWith('https://') ? claims.picture : null;
  const name = claims.name?.trim().slice(0, 100) || username;
  const values = { ...identity, username, name, email, photoUrl, createdAt: now };
  const [row] = await tx.insert(users).values(values).returning();
  return row!;
}
