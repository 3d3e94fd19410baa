import type { MapQuery } from '@cortado/contract';
import { canonicalKey } from '../../catalogue/canonical-key.ts';
import { mapScope } from '../../catalogue/search/scopes.ts';
import { viewKey } from '../../catalogue/map/view-key.ts';
import type { Answer } from '../../http/answer-cache.ts';
import { readyJson } from '../../http/ready-response.ts';
import type { Context } from '../../http/route.ts';
import { catalogueView } from './catalogue-view.ts';

/**
 * Where the matches are, for the map.
 * @throws AppError RATE_LIMITED, if a client sends too many queries that are not cached
 */
export async function getMap(context: Context, asked: MapQuery): Promise<Answer> {
  const cafes = { ...asked.cafes, limit: null, offset: 0, sortBy: 'relevance' as const };
  const query = { ...asked, cafes };
  const { snapshot, favorites, answer } = await catalogueView(context);
  const audience = cafes.favoritesOnly ? favorites.key : '';
  const key = `map ${audience} ${viewKey(query)} ${canonicalKey(cafes)}`;
  return answer({ key, scope: mapScope(cafes), ip: context.client.ip }, () =>
    readyJson(snapshot.map(query, favorites.ids), { compression: asked.view ? 'fast' : 'well' }),
  );
}
