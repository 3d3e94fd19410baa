import type { CafeQuery } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';

/** The cache key of a query: the same for all its spellings, and without an origin that is not used. */
export function canonicalKey(query: CafeQuery): string {
  const { origin, q, ...rest } = query;
  const usedOrigin = query.sortBy === 'distance' ? origin : null;
  return JSON.stringify([q === '' ? null : tokenize(q).join(' '), usedOrigin, rest]);
}
