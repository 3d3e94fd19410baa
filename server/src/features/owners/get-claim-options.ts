import { MAX_CODE_TRIES, type ClaimOptions } from '@cortado/contract';
import { and, eq, exists, sql } from 'drizzle-orm';
import { claimCodes, suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { findCafe } from '../cafes/require-cafe.ts';
import { CODE_AGAIN_MS, findClaimed, isClaim, type Claim } from './claims-repository.ts';
import { domainOf } from './website-domain.ts';

/** Whether the member waits for an admin's answer. */
async function isRequested(
  { services }: MemberContext,
  { cafeId, userId }: Claim,
): Promise<boolean> {
  const { db } = services.database;
  const isTheirs = db
    .select({ one: sql`1` })
    .from(suggestionSenders)
    .where(
      and(eq(suggestionSenders.suggestionId, suggestions.id), eq(suggestionSenders.userId, userId)),
    );
  const isOpenClaim = and(
    eq(suggestions.cafeId, cafeId),
    eq(suggestions.kind, 'claim'),
    eq(suggestions.state, 'open'),
    exists(isTheirs),
  );
  return (await db.$count(suggestions, isOpenClaim)) > 0;
}

/**
 * How the member can prove that a published cafe is theirs, and what they have done for it.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function getClaimOptions(
  context: MemberContext,
  cafeId: number,
): Promise<ClaimOptions> {
  const { services, viewer } = context;
  const { database, catalogue, now } = services;
  const cafe = findCafe(catalogue, cafeId);
  const { ownerId, website } = await findClaimed(database.db, cafeId);
  const claim = { cafeId, userId: viewer.id };
  const [code] = await database.db.select().from(claimCodes).where(isClaim(claim));
  const isValid = code && code.expiresAt > now() && code.tries < MAX_CODE_TRIES;
  const next = new Date((code?.createdAt.getTime() ?? 0) + CODE_AGAIN_MS);
  return {
    cafe,
    isMine: ownerId === viewer.id,
    ...domainOf(website),
    sentTo: isValid ? code.sentTo : null,
    sentUntil: isValid ? code.expiresAt.toISOString() : null,
    nextCodeAt: next > now() ? next.toISOString() : null,
    isRequested: await isRequested(context, claim),
  };
}
