import type { ClaimProof } from '@cortado/contract';
import { consumeLimit } from '../../auth/throttling/rate-limit.ts';
import type { Tx } from '../../database/open.ts';
import type { MemberContext } from '../../http/route.ts';
import { findCurrentUser } from '../accounts/find-current-user.ts';
import { saveSuggestion } from '../suggestions/save-suggestion.ts';
import { findClaimed, refuseOwned, type ClaimedCafe } from './claims-repository.ts';
import * as texts from './texts.ts';

const BY_MEMBER = { name: 'claims', max: 5, windowSeconds: 3600 };

interface NewClaim {
  cafe: Pick<ClaimedCafe, 'id' | 'name'>;
  note: string;
  proof?: ClaimProof;
}

/** Puts a member's claim in the admins' queue. */
export async function saveClaim(
  tx: Tx,
  context: MemberContext,
  { cafe: { id: cafeId, name }, note, proof }: NewClaim,
): Promise<void> {
  const claim = { kind: 'claim' as const, cafeId, name, proposed: {}, before: {}, note };
  await saveSuggestion(tx, context, { ...claim, ...(proof && { proof }) });
}

/**
 * Asks the admins to make the member the owner of a cafe.
 * @throws AppError CAFE_NOT_FOUND, ALREADY_OWNED or RATE_LIMITED
 */
export async function requestClaim(
  context: MemberContext,
  { cafeId, note }: { cafeId: number; note: string },
): Promise<{ message: string }> {
  const { services, viewer } = context;
  await consumeLimit(services, BY_MEMBER, String(viewer.id));
  await services.database.inTransaction(async (tx) => {
    const cafe = await findClaimed(tx, cafeId);
    refuseOwned(cafe, viewer);
    await saveClaim(tx, context, { cafe, note });
  });
  const { emailConfirmedAt } = await findCurrentUser(context);
  return { message: emailConfirmedAt ? texts.requested : texts.requestedUnconfirmed };
}
