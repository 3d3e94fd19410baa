import type { AdminFilterCategory } from '@cortado/contract';
import { SORT_STEP } from '@cortado/contract/admin-filters';
import { isBuiltInCategory } from '@cortado/contract/public-enums';

type Placed = Pick<AdminFilterCategory, 'id' | 'name' | 'is_core_filter' | 'sort_order'>;

/** Built-in categories come first, then core ones, then the rest. */
function group(category: Placed): number {
  if (isBuiltInCategory(category)) return 0;
  return category.is_core_filter ? 1 : 2;
}

/** In the order in which filters show. */
export function inOrder<T extends Placed>(categories: readonly T[]): T[] {
  return categories.toSorted(
    (a, b) => group(a) - group(b) || a.sort_order - b.sort_order || a.id - b.id,
  );
}

/** The list with one category moved to a place, which stays within its group; null where nothing moves. */
export function moved<T extends Placed>(list: readonly T[], id: number, to: number): T[] | null {
  const from = list.findIndex((one) => one.id === id);
  const one = list[from];
  if (!one) return null;
  const groups = list.map(group);
  const first = groups.indexOf(group(one));
  const last = groups.lastIndexOf(group(one));
  const target = Math.min(last, Math.max(first, to));
  if (target === from) return null;
  const rest = list.filter((other) => other !== one);
  return [...rest.slice(0, target), one, ...rest.slice(target)];
}

/** Position times ten, counted from one. */
export function toOrders(list: readonly Pick<Placed, 'id'>[]): { id: number; sortOrder: number }[] {
  return list.map(({ id }, index) => ({ id, sortOrder: (index + 1) * SORT_STEP }));
}
