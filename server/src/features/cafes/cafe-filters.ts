import type { AppliedFilter } from '@cortado/contract';
import { eq, sql } from 'drizzle-orm';
import { recordChanges } from '../audit/record-changes.ts';
import { cafes } from '../../database/schema.ts';
import { wordError } from '../../core/error-texts.ts';
import { fieldError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { getAnyCafe } from './get-any-cafe.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';
import { lockCafe } from './cafe-record.ts';
import { replaceFilters } from './replace-filters.ts';

/**
 * The filter options of a cafe.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function listCafeFilters(
  context: MemberContext,
  id: number,
): Promise<AppliedFilter[]> {
  return (await getAnyCafe(context, id)).appliedFilters;
}

/**
 * Changes the filter options of a cafe.
 * @param nextIds computes the new option ids from the current ones
 * @throws AppError CAFE_NOT_FOUND, or INVALID_REQUEST if an option is unknown: nothing changes then
 */
async function changeCafeFilters(
  context: MemberContext,
  id: number,
  nextIds: (current: readonly number[]) => readonly number[],
): Promise<AppliedFilter[]> {
  const { database, catalogue, now } = context.services;
  await database.inTransaction(async (tx) => {
    const { cafe } = await lockCafe(tx, id);
    const keys = await lockFilterOptions(tx);
    const next = new Set(nextIds(cafe.filterOptionIds));
    if ([...next].some((optionId) => !keys.has(optionId))) {
      throw fieldError('filterIds', 'INVALID_REQUEST', wordError('filterGone'));
    }
    const change = await replaceFilters(tx, cafe, { next, keys, createdAt: now() });
    if (!change) return;
    await tx
      .update(cafes)
      .set({ version: sql`${cafes.version} + 1` })
      .where(eq(cafes.id, id));
    await recordChanges(tx, context, [change]);
  });
  await catalogue.refresh({ kind: 'cafe', id });
  return listCafeFilters(context, id);
}

export const addCafeFilters = (context: MemberContext, id: number, ids: readonly number[]) =>
  changeCafeFilters(context, id, (current) => [...current, ...ids]);

export const replaceCafeFilters = (context: MemberContext, id: number, ids: readonly number[]) =>
  changeCafeFilters(context, id, () => ids);
