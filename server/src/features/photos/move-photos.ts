import { MAX_PHOTOS } from '@cortado/contract/limits';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { photos } from '../../database/schema.ts';
import { isOrderedAt } from './photos-repository.ts';

interface Pair {
  from: number;
  to: number;
}

const ordered = (tx: Tx, cafeId: number) =>
  tx.select().from(photos).where(isOrderedAt(cafeId)).orderBy(photos.position, photos.id);

/**
 * Moves photos to another cafe, after those that it has, but for those that it has too, and those for which there is no room.
 * @returns the ids of the moved ones
 */
export async function movePhotos(tx: Tx, { from, to }: Pair): Promise<number[]> {
  const there = await ordered(tx, to);
  const known = new Set(there.map(({ hash }) => hash));
  const rows = (await ordered(tx, from)).filter(({ hash }) => !known.has(hash));
  const moved = rows.slice(0, Math.max(0, MAX_PHOTOS - there.length));
  const last = there.at(-1)?.position ?? 0;
  for (const [at, { id }] of moved.entries()) {
    await tx
      .update(photos)
      .set({ cafeId: to, position: last + at + 1 })
      .where(eq(photos.id, id));
  }
  return moved.map(({ id }) => id);
}

/** Moves those back that are still there. */
export async function movePhotosBack(
  tx: Tx,
  ids: readonly number[],
  { from, to }: Pair,
): Promise<void> {
  await tx
    .update(photos)
    .set({ cafeId: to })
    .where(and(inArray(photos.id, [...ids]), eq(photos.cafeId, from)));
}
