import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { isAmong } from '../../database/is-among.ts';
import type { Tx } from '../../database/open.ts';
import { CAFE_REFERENCES } from '../../database/references.ts';
import { cafes } from '../../database/schema.ts';

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
        ...CAFE_REFERENCES.filter(({ isWork }) => isWork).map(({ column }) =>
          notExists(sql`(select from ${column.table} where ${column} = ${cafes.id})`),
        ),
      ),
    )
    .orderBy(cafes.id);
  return untouched.map(({ id }) => id);
}
