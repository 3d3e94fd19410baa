import type { PgColumn } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

interface CafeReference {
  column: PgColumn;
  /** Whether a row is people's work on the cafe, so that the undo of an import leaves it. An import applies filters itself. */
  isWork: boolean;
}

/** The columns that name a cafe. */
export const CAFE_REFERENCES: readonly CafeReference[] = [
  { column: schema.cafeFilterOptions.cafeId, isWork: false },
  { column: schema.claimCodes.cafeId, isWork: true },
  // They are about the values of this cafe alone, and nobody's work.
  { column: schema.factAnswers.cafeId, isWork: false },
  { column: schema.favorites.cafeId, isWork: true },
  { column: schema.merges.winnerId, isWork: true },
  { column: schema.photos.cafeId, isWork: true },
  { column: schema.ratings.cafeId, isWork: true },
  { column: schema.suggestions.cafeId, isWork: true },
  { column: schema.suggestions.duplicateOf, isWork: true },
];
