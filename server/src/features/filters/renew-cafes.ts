import { inArray, sql } from 'drizzle-orm';
import { WEIGHTS } from '../../catalogue/documents/substance.ts';
import type { Tx } from '../../database/open.ts';
import { cafeFilterOptions, cafes, filterOptions } from '../../database/schema.ts';

const COUNTING = WEIGHTS.options.map(({ value }) => value);

/**
 * Renews the cafes that carry options which count in the order of lists, so that every node reads them again. To be called before
 * such options lose their value or are deleted, and after they get one.
 */
export async function renewCafesWith(tx: Tx, optionIds: readonly number[]): Promise<void> {
  const counting = tx
    .select({ id: filterOptions.id })
    .from(filterOptions)
    .where(
      sql`${inArray(filterOptions.id, [...optionIds])} and ${inArray(filterOptions.value, COUNTING)}`,
    );
  const carrying = tx
    .select({ id: cafeFilterOptions.cafeId })
    .from(cafeFilterOptions)
    .where(inArray(cafeFilterOptions.filterOptionId, counting));
  // The trigger of each update gives another revision.
  await tx
    .update(cafes)
    .set({ name: sql`${cafes.name}` })
    .where(inArray(cafes.id, carrying));
}
