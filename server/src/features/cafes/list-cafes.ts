import { endpoints, type CafeQuery } from '@cortado/contract';
import { canonicalKey } from '../../catalogue/canonical-key.ts';
import { listScope } from '../../catalogue/search/scopes.ts';
import type { Answer } from '../../http/answer-cache.ts';
import { JSON_TYPE, ReadyResponse } from '../../http/ready-response.ts';
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
  const key = `cafes ${favorites.key} ${canonicalKey(query)}`;
  return answer({ key, scope: listScope(query), ip: context.client.ip }, () => {
    const { total, ids, unknownHours } = snapshot.search(query, favorites.ids);
    // Not of the address asked for, because other spellings share the answer.
    const url = `${endpoints.listCafes.path}?${toSearchParams(query).toString()}`;
    const links = pageLinks(url, { ...query, total });
    const headers: [string, string][] = [['x-total-count', String(total)]];
    if (unknownHours !== undefined) headers.push(['x-unknown-hours', String(unknownHours)]);
    if (links) headers.push(['link', links]);
    const json = snapshot.listJson(ids, favorites.ids);
    return new ReadyResponse(json, JSON_TYPE, { headers, compression: 'fast' });
  });
}
