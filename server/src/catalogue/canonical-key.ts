import type { CafeQuery } from '@cortado/contract';
import { tokenize } from './text/fold.ts';

/** One text for all spellings of the same question. */
export function canonicalKey(query: CafeQuery): string {
  const { origin, q, ...rest } = query;
  const measured = query.sortBy === 'distance' ? origin : null;
  return JSON.stringify([q === '' ? null : tokenize(q).join(' '), measured, rest]);
}
