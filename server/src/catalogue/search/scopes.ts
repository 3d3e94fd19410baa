import { parseCafeQuery, type CafeQuery } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import type { Scope } from '../types.ts';

/** The cache key of a query: the same for all its spellings, and without an origin that is not used. */
export function canonicalKey(query: CafeQuery): string {
  const { origin, q, ...rest } = query;
  const usedOrigin = query.sortBy === 'distance' ? origin : null;
  return JSON.stringify([q === '' ? null : tokenize(q).join(' '), usedOrigin, rest]);
}

/** What the map of a list depends on. */
export const mapScope = (matches: CafeQuery): Scope => ({
  matches,
  openAt: matches.openAt === null ? [] : [matches.openAt],
});

/** What a list depends on. */
export const listScope = (matches: CafeQuery): Scope => ({ ...mapScope(matches), hours: true });

/**
 * What the counts beside the filters depend on: the choices of a group are counted without the filter of their group, which
 * is any but the text and the box; what is open now is counted always.
 */
export const facetsScope = ({
  q,
  bbox,
  openAt,
}: Pick<CafeQuery, 'q' | 'bbox' | 'openAt'>): Scope => ({
  areas: true,
  unrecorded: true,
  openAt: openAt === null || openAt === 'now' ? ['now'] : [openAt, 'now'],
  matches: { ...parseCafeQuery({}), q, bbox },
});
