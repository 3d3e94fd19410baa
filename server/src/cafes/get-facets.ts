import { parseCafeQuery } from '@cortado/contract';
import { canonicalKey } from '../catalogue/canonical-key.ts';
import { readyJson, type ReadyResponse } from '../catalogue/responses.ts';
import type { Context } from '../routing/route.ts';

/** How many cafes each filter choice would show, beside the filters already set. */
export function getFacets(
  { services: { catalogue, responses } }: Context,
  params: Readonly<Record<string, unknown>>,
): ReadyResponse {
  const query = { ...parseCafeQuery(params), limit: null, offset: 0, sortBy: 'relevance' as const };
  return responses.get(`facets ${canonicalKey(query)}`, () =>
    readyJson(catalogue.snapshot.facets(query)),
  );
}
