import { and, eq } from 'drizzle-orm';
import { requireCafe } from '../cafes/require-cafe.ts';
import { ratings } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import * as texts from './texts.ts';

/** Withdraws the member's rating; idempotent. */
export async function withdrawRating(
  { services, viewer }: MemberContext,
  cafeId: number,
): Promise<{ message: string }> {
  const { catalogue, database } = services;
  requireCafe(catalogue, cafeId);
  await database.db
    .delete(ratings)
    .where(and(eq(ratings.userId, viewer.id), eq(ratings.cafeId, cafeId)));
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return { message: texts.withdrawn };
}
