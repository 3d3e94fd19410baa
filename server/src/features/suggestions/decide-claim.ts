import { and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { setOwner, takeBackOwner } from '../cafes/set-owner.ts';
import type { SuggestionRow } from './suggestions-repository.ts';

/** The member who claims, and the cafe. @throws AppError USER_NOT_FOUND or CAFE_NOT_FOUND if deleted meanwhile */
async function claimOf(tx: Tx, { id, cafeId }: SuggestionRow) {
  if (cafeId === null) throw new AppError('CAFE_NOT_FOUND');
  const [sender] = await tx
    .select({ userId: suggestionSenders.userId })
    .from(suggestionSenders)
    .where(and(eq(suggestionSenders.suggestionId, id), isNotNull(suggestionSenders.userId)));
  if (!sender?.userId) throw new AppError('USER_NOT_FOUND');
  return { cafeId, userId: sender.userId };
}

/** Makes the member the owner. @throws AppError CAFE_NOT_FOUND, USER_NOT_FOUND or ALREADY_OWNED */
export async function acceptClaim(
  tx: Tx,
  context: MemberContext,
  row: SuggestionRow,
): Promise<object> {
  const { cafeId, userId } = await claimOf(tx, row);
  await setOwner(tx, context, cafeId, { userId, proof: 'admin' });
  return {};
}

/** @throws AppError CANNOT_UNDO if somebody else is the owner by now, or what `claimOf` throws */
export async function undoClaim(
  tx: Tx,
  context: MemberContext,
  row: SuggestionRow,
  entryId: number,
): Promise<void> {
  const { cafeId, userId } = await claimOf(tx, row);
  await takeBackOwner(tx, context, { cafeId, userId, entryId });
}
