import type { AdminFilterOption, newFilterOption } from '@cortado/contract';
import type { z } from 'zod';
import { recordChanges } from '../audit/record-changes.ts';
import { filterOptions } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { changeFilters } from './change-filters.ts';
import { requireCategory, requireOption } from './list-all-categories.ts';

/**
 * Adds an option to a category.
 * @throws AppError CATEGORY_NOT_FOUND or OPTION_EXISTS
 */
export async function createFilterOption(
  context: MemberContext,
  input: z.output<typeof newFilterOption>,
): Promise<AdminFilterOption> {
  return changeFilters(context, async (tx) => {
    const category = await requireCategory(tx, input.category_id);
    const values = {
      categoryId: category.id,
      value: input.value,
      displayName: input.display_name,
      sortOrder: input.sort_order,
      synonyms: input.synonyms,
      createdAt: context.services.now(),
    };
    const [row] = await tx.insert(filterOptions).values(values).returning({ id: filterOptions.id });
    const subject = { id: row!.id, name: `${category.display_name}: ${input.display_name}` };
    await recordChanges(tx, context, [{ action: 'option.created', subject, after: values }]);
    return requireOption(tx, subject.id);
  });
}
