import { and, eq } from 'drizzle-orm';
import type { Member } from '../../auth/sessions/session-cache.ts';
import { hashToken } from '../../auth/sessions/session-token.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import type { Executor } from '../../database/open.ts';
import { cafes, claimCodes } from '../../database/schema.ts';

/** Identifies a member's claim of a cafe. */
export interface Claim {
  cafeId: number;
  userId: number;
}

/** After how long another code can be requested. */
export const CODE_AGAIN_MS = 60_000;

export const isClaim = ({ cafeId, userId }: Claim) =>
  and(eq(claimCodes.cafeId, cafeId), eq(claimCodes.userId, userId));

/** Six digits can be guessed from a bare hash, those of one claim not for another one. */
export const hashCode = ({ cafeId, userId }: Claim, code: string): string =>
  hashToken(`${cafeId} ${userId} ${code}`);

export interface ClaimedCafe {
  id: number;
  name: string;
  website: string;
  ownerId: number | null;
}

const isPublished = eq(cafes.status, 'published');

/** A published cafe, as it is in the database. @throws AppError CAFE_NOT_FOUND */
export async function findClaimed(db: Executor, id: number): Promise<ClaimedCafe> {
  const [cafe] = await db
    .select({ id: cafes.id, name: cafes.name, website: cafes.website, ownerId: cafes.ownerId })
    .from(cafes)
    .where(and(eq(cafes.id, id), isPublished));
  if (!cafe) throw new AppError('CAFE_NOT_FOUND');
  return cafe;
}

/** @throws AppError ALREADY_OWNED by somebody, the member included */
export function refuseOwned({ ownerId }: Pick<ClaimedCafe, 'ownerId'>, viewer: Member): void {
  if (ownerId === null) return;
  throw new AppError('ALREADY_OWNED', ownerId === viewer.id ? wordError('ownedByYou') : {});
}
