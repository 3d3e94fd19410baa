import type { AdminFilterOption, filterOptionUpdate } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordChanges } from '../audit/record-changes.ts';
import { filterOptions } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { changeFilters } from './change-filters.ts';
import { requireOption } from './list-all-categories.ts';
import { renewCafesWith } from './renew-cafes.ts';

/**
 * Changes the value, label, position and synonyms of an option; omitted fields stay.
 * @throws AppError FILTER_OPTION_NOT_FOUND or OPTION_EXISTS
 */
export async function updateFilterOption(
  context: MemberContext,
  { id, ...input }: z.output<typeof filterOptionUpdate> & { id: number },
): Promise<AdminFilterOption> {
  return changeFilters(context, async (tx) => {
    const before = await requireOption(tx, id);
    const isRenamed = input.value !== undefined && input.value !== before.value;
    if (isRenamed) await renewCafesWith(tx, [id]);
    await tx
      .update(filterOptions)
      .set({
        value: input.value,
        displayName: input.display_name,
        sortOrder: input.sort_order,
        synonyms: input.synonyms,
      })
      .where(eq(filterOptions.id, id));
    if (isRenamed) await renewCafesWith(tx, [id]);
    const after = await requireOption(tx, id);
    const subject = { id, name: after.display_name };
    await recordChanges(tx, context, [{ action: 'option.updated', subject, before, after }]);
    return after;
  });
}
