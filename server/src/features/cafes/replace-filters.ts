import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { cafeFilterOptions } from '../../database/schema.ts';

interface Replacement {
  cafeId: number;
  current: readonly number[];
  next: ReadonlySet<number>;
  createdAt: Date;
}

/** Replaces the filter options of a cafe. @returns whether one has changed */
export async function replaceFilters(
  tx: Tx,
  { cafeId, current, next, createdAt }: Replacement,
): Promise<boolean> {
  const known = new Set(current);
  const removed = current.filter((optionId) => !next.has(optionId));
  const added = [...next].filter((optionId) => !known.has(optionId));
  if (removed.length > 0) {
    const isRemoved = inArray(cafeFilterOptions.filterOptionId, removed);
    await tx.delete(cafeFilterOptions).where(and(eq(cafeFilterOptions.cafeId, cafeId), isRemoved));
  }
  if (added.length > 0) {
    await tx
      .insert(cafeFilterOptions)
      .values(added.map((filterOptionId) => ({ cafeId, filterOptionId, createdAt })));
  }
  return removed.length + added.length > 0;
}
