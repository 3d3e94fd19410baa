import type { CafeQuery } from '@cortado/contract';
import { canonicalKey } from '../../catalogue/canonical-key.ts';
import { readyJson, type Answer } from '../../http/response-cache.ts';
import type { Context } from '../../http/route.ts';
import { facetsScope } from '../../catalogue/search/scopes.ts';
import { catalogueView } from './catalogue-view.ts';

/**
 * How many cafes each filter choice would leave, given the filters already set.
 * @throws AppError RATE_LIMITED, if a client sends too many queries that are not cached
 */
export async function getFacets(context: Context, asked: CafeQuery): Promise<Answer> {
  const query = { ...asked, limit: null, offset: 0, sortBy: 'relevance' as const };
  const { snapshot, favorites, answer } = await catalogueView(context);
  const key = query.favoritesOnly ? favorites.key : '';
  return answer(`facets ${key} ${canonicalKey(query)}`, facetsScope(query), () => {
    context.services.uncachedReads.take(context.client.ip);
    return readyJson(snapshot.facets(query, favorites.ids));
  });
}
