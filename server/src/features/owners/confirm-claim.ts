import { MAX_CODE_TRIES, type ConfirmedClaim } from '@cortado/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { countAttempt } from '../../auth/throttling/rate-limit.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import { claimCodes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { setOwner } from '../cafes/set-owner.ts';
import { doubtsOf, OF_ALL, WRONG_CODES } from './claim-doubts.ts';
import { saveClaim } from './request-claim.ts';
import { notifyAdmins } from './notify-admins.ts';
import { findClaimed, hashCode, isClaim, refuseOwned, type Claim } from './claims-repository.ts';
import * as texts from './texts.ts';
import { domainOf } from './website-domain.ts';

/**
 * Counts a try before the code is compared, so that many at once get no more of them.
 * @returns the address that the right code was sent to
 * @throws AppError WRONG_CODE or CODE_EXPIRED
 */
async function tryCode({ services }: MemberContext, claim: Claim, code: string): Promise<string> {
  const { database, now } = services;
  const [row] = await database.db
    .update(claimCodes)
    .set({ tries: sql`${claimCodes.tries} + 1` })
    .where(
      and(isClaim(claim), lt(claimCodes.tries, MAX_CODE_TRIES), gt(claimCodes.expiresAt, now())),
    )
    .returning();
  if (!row) throw fieldError('code', 'CODE_EXPIRED');
  if (row.codeHash === hashCode(claim, code)) return row.sentTo;
  await countAttempt(services, WRONG_CODES, OF_ALL);
  const left = MAX_CODE_TRIES - row.tries;
  if (left === 0) throw fieldError('code', 'CODE_EXPIRED', wordError('codeNoTryLeft'));
  throw fieldError('code', 'WRONG_CODE', wordError('codeTriesLeft', { left }));
}

/**
 * Takes the code that was mailed: the member is the owner, or where it does not prove enough an admin decides.
 * @throws AppError CAFE_NOT_FOUND, ALREADY_OWNED, WRONG_CODE, or CODE_EXPIRED: also after five tries, or if the website is
 *   another one by now
 */
export async function confirmClaim(
  context: MemberContext,
  { cafeId, code }: { cafeId: number; code: string },
): Promise<ConfirmedClaim> {
  const { services, viewer } = context;
  const { database, catalogue, jobs } = services;
  refuseOwned(await findClaimed(database.db, cafeId), viewer);
  const claim = { cafeId, userId: viewer.id };
  const sentTo = await tryCode(context, claim, code);
  const isOwner = await database.inTransaction(async (tx) => {
    const cafe = await findClaimed(tx, cafeId);
    if (!sentTo.endsWith(`@${domainOf(cafe.website).domain}`)) throw new AppError('CODE_EXPIRED');
    const doubts = await doubtsOf(tx, context, cafe, sentTo);
    if (doubts.length > 0) {
      refuseOwned(cafe, viewer);
      await saveClaim(tx, context, { cafe, note: '', proof: { sentTo, doubts } });
      await tx.delete(claimCodes).where(isClaim(claim));
      return false;
    }
    const owner = await setOwner(tx, context, cafeId, { userId: viewer.id, proof: 'code' });
    await tx.delete(claimCodes).where(eq(claimCodes.cafeId, cafeId));
    await notifyAdmins(tx, services, { owner, cafe, sentTo });
    return true;
  });
  if (!isOwner) return { message: texts.noted, isOwner };
  jobs.notify();
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return { message: texts.owned, isOwner };
}
