import { parseCafeQuery, type CafeQuery } from '@cortado/contract';
import type { Scope } from '../types.ts';

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
