import { parseCafeQuery } from '@cortado/contract';
import { canonicalKey } from '../catalogue/canonical-key.ts';
import { JSON_TYPE, ReadyResponse } from '../catalogue/responses.ts';
import { favoritesOf } from '../favorites/favorites-of.ts';
import type { Context } from '../routing/route.ts';

/** The published cafes that match, in total order, with the full count. Members with the same favorites share an answer. */
export async function listCafes(
  context: Context,
  params: Readonly<Record<string, unknown>>,
): Promise<ReadyResponse> {
  const query = parseCafeQuery(params);
  const { ids: favorites, key } = await favoritesOf(context);
  const { catalogue, responses } = context.services;
  return responses.get(`cafes ${key} ${canonicalKey(query)}`, () => {
    const { total, ids } = catalogue.snapshot.search(query, { favorites });
    return new ReadyResponse(catalogue.snapshot.listJson(ids, { favorites }), JSON_TYPE, total);
  });
}
