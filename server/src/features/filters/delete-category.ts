import { isBuiltInCategory } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { recordChanges } from '../audit/record-changes.ts';
import { filterCategories } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { changeFilters } from './change-filters.ts';
import { requireCategory } from './list-all-categories.ts';
import { renewCafesWith } from './renew-cafes.ts';
import * as texts from './texts.ts';

/**
 * Deletes a category with its options, also from cafes and preferences.
 * @throws AppError CATEGORY_NOT_FOUND or BUILT_IN_CATEGORY
 */
export async function deleteFilterCategory(
  context: MemberContext,
  id: number,
): Promise<{ message: string }> {
  return changeFilters(context, async (tx) => {
    const category = await requireCategory(tx, id);
    if (isBuiltInCategory(category)) throw new AppError('BUILT_IN_CATEGORY');
    await renewCafesWith(
      tx,
      category.options.map((option) => option.id),
    );
    await tx.delete(filterCategories).where(eq(filterCategories.id, id));
    const subject = { id, name: category.display_name };
    await recordChanges(tx, context, [{ action: 'category.deleted', subject, before: category }]);
    return { message: texts.categoryDeleted };
  });
}
