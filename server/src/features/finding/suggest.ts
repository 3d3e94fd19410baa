import { parseCafeQuery, type CafeQuery } from '@cortado/contract';
import { canonicalKey } from '../../catalogue/canonical-key.ts';
import { mapScope } from '../../catalogue/search/scopes.ts';
import { readyJson, type Answer } from '../../http/response-cache.ts';
import type { Context } from '../../http/route.ts';

/**
 * What may be meant by what has been typed. Favorites are not counted, so that the answer is the same for everybody.
 * @throws AppError RATE_LIMITED, if a client sends too many queries that are not cached
 */
export function suggest({ services, client }: Context, asked: CafeQuery): Answer {
  const { catalogue, responses, uncachedReads } = services;
  const { snapshot } = catalogue;
  const query: CafeQuery = {
    ...asked,
    favoritesOnly: false,
    sortBy: 'relevance',
    limit: null,
    offset: 0,
  };
  // Any cafe may be suggested, and any is counted.
  const scope = { ...mapScope(query), matches: parseCafeQuery({}), areas: true };
  // Not of the words alone: what is left of the text keeps its signs.
  return responses.answer(snapshot, `suggest ${query.q}\n${canonicalKey(query)}`, scope, () => {
    uncachedReads.take(client.ip);
    return readyJson(snapshot.suggest(query));
  });
}
