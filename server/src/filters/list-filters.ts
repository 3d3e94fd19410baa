import { readyJson, type ReadyResponse } from '../catalogue/responses.ts';
import type { Context } from '../routing/route.ts';

/** Active filter categories with their active options. */
export function listFilterCategories({
  services: { catalogue, responses },
}: Context): ReadyResponse {
  return responses.get('filter categories', () => readyJson(catalogue.snapshot.categories));
}

/** Active filter options of all active categories. */
export function listFilterOptions({ services: { catalogue, responses } }: Context): ReadyResponse {
  return responses.get('filter options', () => readyJson(catalogue.snapshot.filterOptions));
}
