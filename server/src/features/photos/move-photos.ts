import { MAX_PHOTOS } from '@cortado/contract/limits';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { photos } from '../../database/schema.ts';
import { orderedPhotos } from './photos-repository.ts';

interface Pair {
  from: number;
  to: number;
}

async function planMove(db: Executor, { from, to }: Pair) {
  const there = await orderedPhotos(db, to);
  const here = await orderedPhotos(db, from);
  const known = new Set(there.map(({ hash }) => hash));
  const moved = here
    .filter(({ hash }) => !known.has(hash))
    .slice(0, Math.max(0, MAX_PHOTOS - there.length));
  return { moved, left: here.length - moved.length, last: there.at(-1)?.position ?? 0 };
}

/** How many photos would move to another cafe, and how many not. */
export async function countMovingPhotos(
  db: Executor,
  pair: Pair,
): Promise<{ count: number; left: number }> {
  const { moved, left } = await planMove(db, pair);
  return { count: moved.length, left };
}

/**
 * Moves photos to another cafe, after those that it has, but for those that it has too, and those for which there is no room.
 * @returns the ids of the moved ones
 */
export async function movePhotos(tx: Tx, pair: Pair): Promise<number[]> {
  const { moved, last } = await planMove(tx, pair);
  for (const [at, { id }] of moved.entries()) {
    await tx
      .update(photos)
      .set({ cafeId: pair.to, position: last + at + 1 })
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
