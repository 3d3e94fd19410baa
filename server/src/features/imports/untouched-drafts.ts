import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { isAmong } from '../../database/is-among.ts';
import type { Tx } from '../../database/open.ts';
import {
  cafeFilterOptions,
  cafes,
  claimCodes,
  favorites,
  merges,
  photos,
  ratings,
  suggestions,
} from '../../database/schema.ts';

/** References to a cafe that are people's work on it. A test demands that every reference is here or below. */
export const WORK_ON_CAFES = [
  photos.cafeId,
  ratings.cafeId,
  favorites.cafeId,
  claimCodes.cafeId,
  merges.winnerId,
  suggestions.cafeId,
  suggestions.duplicateOf,
];

/** References that an import makes itself. Later changes of a cafe's filters count as edits. */
export const NO_WORK_ON_CAFES = [cafeFilterOptions.cafeId];

/**
 * Locks the drafts of an import, and finds those that nobody has worked on: neither edited nor checked, without owner,
 * photos, suggestions, favorites, ratings or merges.
 * @returns their ids, in ascending order
 */
export async function lockUntouchedDrafts(tx: Tx, importId: number): Promise<number[]> {
  const drafts = await tx
    .select({ id: cafes.id })
    .from(cafes)
    .where(and(eq(cafes.importId, importId), eq(cafes.status, 'draft'), eq(cafes.version, 1)))
    .orderBy(cafes.id)
    .for('update');
  const ids = drafts.map(({ id }) => id);
  // A statement of its own, so that it sees what was committed while the lock was awaited. From here on nobody can add more.
  const untouched = await tx
    .select({ id: cafes.id })
    .from(cafes)
    .where(
      and(
        isAmong(cafes.id, ids),
        isNull(cafes.checkedAt),
        isNull(cafes.ownerId),
        ...WORK_ON_CAFES.map((column) =>
          notExists(sql`(select from ${column.table} where ${column} = ${cafes.id})`),
        ),
      ),
    )
    .orderBy(cafes.id);
  return untouched.map(({ id }) => id);
}
