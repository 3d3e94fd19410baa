import { eq } from 'drizzle-orm';
import { recordChanges } from '../audit/record-changes.ts';
import { filterOptions } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { changeFilters } from './change-filters.ts';
import { requireOption } from './list-all-categories.ts';
import { renewCafesWith } from './renew-cafes.ts';
import * as texts from './texts.ts';

/**
 * Deletes an option, also from cafes and preferences.
 * @throws AppError FILTER_OPTION_NOT_FOUND
 */
export async function deleteFilterOption(
  context: MemberContext,
  id: number,
): Promise<{ message: string }> {
  return changeFilters(context, async (tx) => {
    const before = await requireOption(tx, id);
    await renewCafesWith(tx, [id]);
    await tx.delete(filterOptions).where(eq(filterOptions.id, id));
    const subject = { id, name: before.display_name };
    await recordChanges(tx, context, [{ action: 'option.deleted', subject, before }]);
    return { message: texts.optionDeleted };
  });
}
