import { parseCafeQuery } from '@cortado/contract';
import { canonicalKey } from '../catalogue/canonical-key.ts';
import { JSON_TYPE, ReadyResponse } from '../catalogue/responses.ts';
import type { Context } from '../routing/route.ts';

/** The published cafes that match, in total order, with the full count. */
export function listCafes(
  { services: { catalogue, responses } }: Context,
  params: Readonly<Record<string, unknown>>,
): ReadyResponse {
  const query = parseCafeQuery(params);
  return responses.get(`cafes ${canonicalKey(query)}`, () => {
    const { total, ids } = catalogue.snapshot.search(query);
    return new ReadyResponse(catalogue.snapshot.listJson(ids), JSON_TYPE, total);
  });
}
