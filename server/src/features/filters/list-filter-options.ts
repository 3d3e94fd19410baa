import { readyJson, type Answer } from '../../http/response-cache.ts';
import type { Context } from '../../http/route.ts';

/** Options change rarely; our own pages bypass the browser's cache. */
const OPTIONS_MAX_AGE_SECONDS = 300;

/** Active filter options of all active categories. */
export function listFilterOptions({ services: { catalogue, responses } }: Context): Answer {
  const { snapshot } = catalogue;
  const answer = responses.answer(snapshot, 'filter options', {}, () =>
    readyJson(snapshot.filterOptions),
  );
  return { ...answer, maxAgeSeconds: OPTIONS_MAX_AGE_SECONDS };
}
