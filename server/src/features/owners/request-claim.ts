import { consumeLimit } from '../../auth/throttling/rate-limit.ts';
import type { MemberContext } from '../../http/route.ts';
import { keepSuggestion } from '../suggestions/keep-suggestion.ts';
import { findClaimed, refuseOwned } from './claims-repository.ts';
import * as texts from './texts.ts';

const BY_MEMBER = { name: 'claims', max: 5, windowSeconds: 3600 };

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
    const { name } = cafe;
    const none = { proposed: {}, before: {} };
    await keepSuggestion(tx, context, {
      kind: 'claim',
      cafeId,
      name,
      ...none,
      note,
    });
  });
  return { message: texts.requested };
}
