import type { AccountExport } from '@cortado/contract';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import {
  auditEntries,
  cafes,
  claimCodes,
  formerEmails,
  knownDevices,
} from '../../database/schema.ts';

/** An admin may have made a million. */
const MAX_CHANGES = 5000;

const iso = (date: Date) => date.toISOString();

/** What is stored of a member's doings besides what they made: what they look after, claimed and changed, and from where. */
export async function tracesOf(
  db: Executor,
  id: number,
): Promise<
  Pick<AccountExport, 'cafes' | 'claimCodes' | 'changes' | 'knownDevices' | 'formerEmails'>
> {
  const owned = await db
    .select({ cafe: cafes.name, since: cafes.ownedSince, proof: cafes.ownerProof })
    .from(cafes)
    .where(eq(cafes.ownerId, id))
    .orderBy(cafes.id);
  const codes = await db
    .select({
      cafe: cafes.name,
      sentTo: claimCodes.sentTo,
      createdAt: claimCodes.createdAt,
      expiresAt: claimCodes.expiresAt,
    })
    .from(claimCodes)
    .innerJoin(cafes, eq(cafes.id, claimCodes.cafeId))
    .where(eq(claimCodes.userId, id))
    .orderBy(claimCodes.createdAt);
  const latest = await db
    .select({
      action: auditEntries.action,
      subject: auditEntries.subjectName,
      createdAt: auditEntries.createdAt,
    })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, id))
    .orderBy(desc(auditEntries.id))
    .limit(MAX_CHANGES);
  const devices = await db
    .select({ expiresAt: knownDevices.expiresAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, id))
    .orderBy(knownDevices.id);
  const former = await db
    .select({ email: formerEmails.email, until: formerEmails.expiresAt })
    .from(formerEmails)
    .where(eq(formerEmails.userId, id))
    .orderBy(formerEmails.createdAt);
  return {
    cafes: owned.map(({ since, ...cafe }) => ({ ...cafe, since: since && iso(since) })),
    claimCodes: codes.map(({ createdAt, expiresAt, ...code }) => ({
      ...code,
      createdAt: iso(createdAt),
      expiresAt: iso(expiresAt),
    })),
    changes: {
      total: await db.$count(auditEntries, eq(auditEntries.actorId, id)),
      latest: latest.map(({ createdAt, ...change }) => ({ ...change, createdAt: iso(createdAt) })),
    },
    knownDevices: devices.map(({ expiresAt }) => ({ expiresAt: iso(expiresAt) })),
    formerEmails: former.map(({ email, until }) => ({ email, until: iso(until) })),
  };
}
