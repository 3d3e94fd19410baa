import { parseCafeQuery } from '@cortado/contract';
import { canonicalKey } from '../catalogue/canonical-key.ts';
import { readyJson, type ReadyResponse } from '../catalogue/responses.ts';
import { favoritesOf } from '../favorites/favorites-of.ts';
import type { Context } from '../routing/route.ts';

/** How many cafes each filter choice would show, beside the filters already set. */
export async function getFacets(
  context: Context,
  params: Readonly<Record<string, unknown>>,
): Promise<ReadyResponse> {
  const query = { ...parseCafeQuery(params), limit: null, offset: 0, sortBy: 'relevance' as const };
  const { ids: favorites, key } = await favoritesOf(context);
  const { catalogue, responses } = context.services;
  return responses.get(`facets ${query.favoritesOnly ? key : ''} ${canonicalKey(query)}`, () =>
    readyJson(catalogue.snapshot.facets(query, { favorites })),
  );
}
