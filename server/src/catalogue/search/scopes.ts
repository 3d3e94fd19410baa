import { parseCafeQuery, type CafeQuery } from '@cortado/contract';
import type { Scope } from '../types.ts';

/** What a list hangs on, and its map. */
export const listScope = (matches: CafeQuery): Scope => ({ matches });

/**
 * What the counts beside the filters hang on: the choices of a group are counted without the filter of their group, which
 * is any but the text and the box.
 */
export const facetsScope = ({ q, bbox }: Pick<CafeQuery, 'q' | 'bbox'>): Scope => ({
  areas: true,
  matches: { ...parseCafeQuery({}), q, bbox },
});
