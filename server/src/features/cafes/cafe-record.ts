import { eq, inArray } from 'drizzle-orm';
import { readCafes, type StoredCafe } from './catalogue-source.ts';
import type { Tx } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';

/** What admins can change of a cafe, in the form the audit trail stores. */
export type CafeRecord = Omit<
  typeof cafes.$inferInsert,
  | 'id'
  | 'createdAt'
  | 'checkedAt'
  | 'importId'
  | 'revision'
  | 'ownerId'
  | 'ownedSince'
  | 'ownerProof'
> & {
  /** As `category:value`, so that they outlive their ids. */
  filters: string[];
};

export function toRecord(
  { cafe, status, source, sourceId }: StoredCafe,
  keys: ReadonlyMap<number, string>,
): CafeRecord {
  const {
    id: _id,
    createdAt: _at,
    checkedAt: _checkedAt,
    hasOwner: _hasOwner,
    ratingCount: _c,
    ratingSum: _s,
    revision: _revision,
    photos: _photos,
    filterOptionIds,
    ...own
  } = cafe;
  const filters = filterOptionIds.flatMap((id) => keys.get(id) ?? []);
  return { ...own, status, source, sourceId, filters };
}

/** Locks the cafes that there are, in an order that is always the same. */
export async function lockCafes(
  tx: Tx,
  ids: readonly (number | null)[],
  strength: 'update' | 'key share' = 'update',
): Promise<void> {
  const given = ids.filter((id) => id !== null);
  if (given.length === 0) return;
  const isOne = inArray(cafes.id, given);
  await tx.select({ id: cafes.id }).from(cafes).where(isOne).orderBy(cafes.id).for(strength);
}

/**
 * Reads a cafe of any status, and locks its row until the transaction ends.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function lockCafe(tx: Tx, id: number): Promise<StoredCafe> {
  const byId = eq(cafes.id, id);
  await tx.select({ id: cafes.id }).from(cafes).where(byId).for('update');
  const [cafe] = await readCafes(tx, byId);
  if (!cafe) throw new AppError('CAFE_NOT_FOUND');
  return cafe;
}
