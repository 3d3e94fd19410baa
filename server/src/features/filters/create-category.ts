import { SORT_STEP, type AdminFilterCategory, type newFilterCategory } from '@cortado/contract';
import { max } from 'drizzle-orm';
import type { z } from 'zod';
import { recordChanges } from '../audit/record-changes.ts';
import { filterCategories } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { changeFilters } from './change-filters.ts';
import { requireCategory } from './list-all-categories.ts';

/**
 * Adds a category after the existing ones.
 * @throws AppError CATEGORY_EXISTS
 */
export async function createFilterCategory(
  context: MemberContext,
  input: z.output<typeof newFilterCategory>,
): Promise<AdminFilterCategory> {
  return changeFilters(context, async (tx) => {
    const [last] = await tx
      .select({ sortOrder: max(filterCategories.sortOrder) })
      .from(filterCategories);
    const values = {
      name: input.name,
      displayName: input.display_name,
      description: input.description || null,
      isIndividualFilter: input.is_individual_filter,
      isCoreFilter: input.is_core_filter,
      sortOrder: (last?.sortOrder ?? 0) + SORT_STEP,
      createdAt: context.services.now(),
    };
    const [row] = await tx
      .insert(filterCategories)
      .values(values)
      .returning({ id: filterCategories.id });
    const subject = { id: row!.id, name: input.display_name };
    await recordChanges(tx, context, [{ action: 'category.created', subject, after: values }]);
    return requireCategory(tx, subject.id);
  });
}
