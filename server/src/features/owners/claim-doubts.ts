import { ROLE_MAILBOXES, type ClaimDoubt } from '@cortado/contract/admin-enums';
import { domainToUnicode } from 'node:url';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { isUsedUp, type RateLimit } from '../../auth/throttling/rate-limit.ts';
import { DAY_MS } from '../../core/durations.ts';
import { contains } from '../../database/contains.ts';
import type { Tx } from '../../database/open.ts';
import { cafes, suggestions } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { domainOf, isWholeDomain } from './website-domain.ts';

/** What a claim depends on of its cafe. */
export interface ClaimedCafe {
  id: number;
  name: string;
  website: string;
  ownerId: number | null;
}

/** How long a website that came by a suggestion proves nothing by itself: its sender may own the domain. */
const SETTLED_MS = 30 * DAY_MS;

/** The limit of all cafes and members together. Many accounts at once could guess six digits: then admins decide. */
export const WRONG_CODES: RateLimit = {
  name: 'wrong-claim-codes',
  max: 200,
  windowSeconds: DAY_MS / 1000,
};
export const OF_ALL = 'all';

/** Whether another published cafe, which is not the member's own, has its website at the same domain. */
async function isShared(
  tx: Tx,
  { viewer }: MemberContext,
  { id, website }: ClaimedCafe,
): Promise<boolean> {
  const domain = domainOf(website).domain!;
  const lowered = sql`lower(${cafes.website})`;
  const others = await tx
    .select({ website: cafes.website })
    .from(cafes)
    .where(
      and(
        eq(cafes.status, 'published'),
        ne(cafes.id, id),
        sql`${cafes.ownerId} is distinct from ${viewer.id}`,
        or(contains(lowered, domain), contains(lowered, domainToUnicode(domain))),
      ),
    );
  return others.some((other) => domainOf(other.website).domain === domain);
}

/** Whether a suggestion has changed the website of late. */
async function isRecent(tx: Tx, { services }: MemberContext, cafeId: number): Promise<boolean> {
  const since = new Date(services.now().getTime() - SETTLED_MS);
  const isTaken = and(
    eq(suggestions.cafeId, cafeId),
    eq(suggestions.state, 'accepted'),
    gt(suggestions.decidedAt, since),
    sql`${suggestions.taken} ? 'website'`,
  );
  return (await tx.$count(suggestions, isTaken)) > 0;
}

/**
 * Why the code that was mailed to an address does not make its reader the owner of a cafe, though it was typed in: an admin
 * decides then.
 * @param sentTo at the domain of the cafe's website
 * @returns none if it is enough
 */
export async function doubtsOf(
  tx: Tx,
  context: MemberContext,
  cafe: ClaimedCafe,
  sentTo: string,
): Promise<ClaimDoubt[]> {
  const { services } = context;
  const [mailbox = ''] = sentTo.toLowerCase().split('@', 1);
  const found: Record<ClaimDoubt, boolean> = {
    mailbox: !ROLE_MAILBOXES.includes(mailbox),
    page: !isWholeDomain(cafe.website),
    shared: await isShared(tx, context, cafe),
    recent: await isRecent(tx, context, cafe.id),
    guessing: await isUsedUp(services, tx, { limit: WRONG_CODES, subject: OF_ALL }),
  };
  return Object.entries(found).flatMap(([doubt, is]) => (is ? [doubt as ClaimDoubt] : []));
}
