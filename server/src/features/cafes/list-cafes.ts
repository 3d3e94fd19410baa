import { endpoints, type CafeQuery } from '@cortado/contract';
import { canonicalKey } from '../../catalogue/canonical-key.ts';
import { listScope } from '../../catalogue/search/scopes.ts';
import { JSON_TYPE, ReadyResponse, type Answer } from '../../http/response-cache.ts';
import { pageLinks } from '../../http/page-links.ts';
import type { Context } from '../../http/route.ts';
import { catalogueView } from './catalogue-view.ts';
import { toSearchParams } from './search-params.ts';

/**
 * The published cafes that match, in total order, with the full count, that of unknown hours, and links to other pages. Members with the same favorites share an answer.
 * @throws AppError RATE_LIMITED, if a client sends too many queries that are not cached
 */
export async function listCafes(context: Context, query: CafeQuery): Promise<Answer> {
  const { snapshot, favorites, answer } = await catalogueView(context);
  return answer(`cafes ${favorites.key} ${canonicalKey(query)}`, listScope(query), () => {
    context.services.uncachedReads.take(context.client.ip);
    const { total, ids, unknownHours } = snapshot.search(query, favorites.ids);
    // Not of the address asked for, because other spellings share the answer.
    const url = `${endpoints.listCafes.path}?${toSearchParams(query).toString()}`;
    const list = { total, unknownHours, links: pageLinks(url, { ...query, total }) };
    return new ReadyResponse(snapshot.listJson(ids, favorites.ids), JSON_TYPE, list);
  });
}
