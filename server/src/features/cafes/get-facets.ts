import type { CafeQuery } from '@cortado/contract';
import { canonicalKey } from '../../catalogue/canonical-key.ts';
import type { Answer } from '../../http/answer-cache.ts';
import { readyJson } from '../../http/ready-response.ts';
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
  const key = `facets ${query.favoritesOnly ? favorites.key : ''} ${canonicalKey(query)}`;
  return answer({ key, scope: facetsScope(query), ip: context.client.ip }, () =>
    readyJson(snapshot.facets(query, favorites.ids), { compression: 'fast' }),
  );
}
