import { readyJson, type Answer } from '../../http/response-cache.ts';
import type { Context } from '../../http/route.ts';

/** Active filter categories with their active options. */
export function listFilterCategories({ services: { catalogue, responses } }: Context): Answer {
  const { snapshot } = catalogue;
  return responses.answer(snapshot, 'filter categories', {}, () => readyJson(snapshot.categories));
}
