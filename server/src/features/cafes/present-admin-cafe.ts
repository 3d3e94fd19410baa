import type { AdminCafe, FilterCategory } from '@cortado/contract';
import { applicableFilters, presentCafe } from '../../catalogue/documents/present.ts';
import type { StoredCafe } from './catalogue-source.ts';

/** Returns a function that presents cafes of any status. */
export function adminCafePresenter(
  categories: readonly FilterCategory[],
): (stored: StoredCafe) => AdminCafe {
  const filters = applicableFilters(categories);
  return ({ cafe, status, version }) => ({
    ...presentCafe(cafe, filters),
    status,
    neighborhood: cafe.area,
    openingHours: cafe.openingHours,
    version,
  });
}
