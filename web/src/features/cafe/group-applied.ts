import type { AppliedFilter } from '@cortado/contract';
import { groupHeading } from '@cortado/contract/labels';

export interface AppliedGroup {
  categoryId: number;
  category: string;
  heading: string;
  filters: AppliedFilter[];
}

/** A cafe's applied filters by category, in the order of category ids. */
export function groupApplied(filters: readonly AppliedFilter[]): AppliedGroup[] {
  const groups = new Map<number, AppliedGroup>();
  for (const filter of filters) {
    const group = groups.get(filter.category_id);
    if (group) group.filters.push(filter);
    else {
      groups.set(filter.category_id, {
        categoryId: filter.category_id,
        category: filter.category_name,
        heading: groupHeading(filter.category_display_name),
        filters: [filter],
      });
    }
  }
  return [...groups.values()].toSorted((a, b) => a.categoryId - b.categoryId);
}
