import { readyJson, type Answer } from '../catalogue/responses.ts';
import type { Context } from '../routing/route.ts';

/** Active filter categories with their active options. */
export function listFilterCategories({ services: { catalogue, responses } }: Context): Answer {
  const { snapshot } = catalogue;
  return responses.answer(snapshot, 'filter categories', () => readyJson(snapshot.categories));
}

/** Active filter options of all active categories. */
export function listFilterOptions({ services: { catalogue, responses } }: Context): Answer {
  const { snapshot } = catalogue;
  return responses.answer(snapshot, 'filter options', () => readyJson(snapshot.filterOptions));
}
