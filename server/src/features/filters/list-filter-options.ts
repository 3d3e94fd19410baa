import type { Answer } from '../../http/answer-cache.ts';
import { readyJson } from '../../http/ready-response.ts';
import type { Context } from '../../http/route.ts';

/** Options change rarely; our own pages bypass the browser's cache. */
const CACHE_CONTROL = 'public, max-age=300';

/** Active filter options of all active categories. */
export function listFilterOptions({ services }: Context): Promise<Answer> {
  const { answers, catalogue } = services;
  const { snapshot } = catalogue;
  return answers.answer({ snapshot, key: 'filter options', scope: {} }, () =>
    readyJson(snapshot.filterOptions, { cacheControl: CACHE_CONTROL }),
  );
}
