import type { AdminFilterCategory, categoryOrders } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordChanges } from '../audit/record-changes.ts';
import { filterCategories } from '../../database/schema.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { changeFilters } from './change-filters.ts';
import { readUsedCategories } from './list-all-categories.ts';
import * as texts from './texts.ts';

/**
 * Sets the order of all categories at once.
 * @throws AppError INVALID_REQUEST if one is missing, repeated or unknown: nothing changes then
 */
export async function reorderFilterCategories(
  context: MemberContext,
  { categoryOrders: orders }: z.output<typeof categoryOrders>,
): Promise<AdminFilterCategory[]> {
  return changeFilters(context, async (tx) => {
    const before = await readUsedCategories(tx);
    const newOrders = new Map(orders.map(({ id, sortOrder }) => [id, sortOrder]));
    const isComplete =
      orders.length === before.length &&
      newOrders.size === before.length &&
      before.every(({ id }) => newOrders.has(id));
    if (!isComplete) throw new AppError('INVALID_REQUEST', wordError('orderIncomplete'));
    for (const { id, sort_order: current } of before) {
      const sortOrder = newOrders.get(id)!;
      if (sortOrder === current) continue;
      await tx.update(filterCategories).set({ sortOrder }).where(eq(filterCategories.id, id));
    }
    const after = await readUsedCategories(tx);
    const names = (categories: readonly AdminFilterCategory[]) =>
      categories.map(({ display_name }) => display_name);
    const subject = { id: 0, name: texts.allCategories };
    await recordChanges(tx, context, [
      { action: 'categories.reordered', subject, before: names(before), after: names(after) },
    ]);
    return after;
  });
}
