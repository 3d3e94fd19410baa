import { and, eq, inArray } from 'drizzle-orm';
import type { CatalogueCafe } from '../../catalogue/types.ts';
import type { Tx } from '../../database/open.ts';
import { cafeFilterOptions } from '../../database/schema.ts';
import type { Change } from '../audit/record-changes.ts';

interface Replacement {
  next: ReadonlySet<number>;
  /** Of all options, as `lockFilterOptions` returns them. */
  keys: ReadonlyMap<number, string>;
  createdAt: Date;
}

/** Replaces the filter options of a locked cafe. @returns what the audit trail is to say; null if nothing has changed */
export async function replaceFilters(
  tx: Tx,
  cafe: Pick<CatalogueCafe, 'id' | 'name' | 'filterOptionIds'>,
  { next, keys, createdAt }: Replacement,
): Promise<Change | null> {
  const { id: cafeId, filterOptionIds: current } = cafe;
  const known = new Set(current);
  const removed = current.filter((optionId) => !next.has(optionId));
  const added = [...next].filter((optionId) => !known.has(optionId));
  if (removed.length + added.length === 0) return null;
  if (removed.length > 0) {
    const isRemoved = inArray(cafeFilterOptions.filterOptionId, removed);
    await tx.delete(cafeFilterOptions).where(and(eq(cafeFilterOptions.cafeId, cafeId), isRemoved));
  }
  if (added.length > 0) {
    await tx
      .insert(cafeFilterOptions)
      .values(added.map((filterOptionId) => ({ cafeId, filterOptionId, createdAt })));
  }
  const named = (ids: Iterable<number>) => ({ filters: [...ids].map((id) => keys.get(id)) });
  return { action: 'cafe.filters', subject: cafe, before: named(current), after: named(next) };
}
