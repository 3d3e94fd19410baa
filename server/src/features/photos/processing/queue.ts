import { and, asc, eq, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/open.ts';
import { photoFiles, photoOriginals, photos } from '../../../database/schema.ts';
import type { MadeSizes } from './make-sizes.ts';

export interface ClaimedPhoto {
  id: number;
  cafeId: number;
  hash: string;
  attempts: number;
}

const isProcessing = eq(photos.state, 'processing');

/** Claims the oldest photo whose sizes nobody makes; other nodes skip it until the lease ends. */
export async function claimPhoto(
  db: Executor,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedPhoto | undefined> {
  const isFree = or(isNull(photos.claimedUntil), lte(photos.claimedUntil, now));
  const oldest = db
    .select({ id: photos.id })
    .from(photos)
    .where(and(isProcessing, isFree))
    .orderBy(asc(photos.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(photos)
    .set({ attempts: sql`${photos.attempts} + 1`, claimedUntil: until })
    // An array is evaluated once; a plain subquery could be run again, and lock more rows.
    .where(sql`${photos.id} = any(array(${oldest}))`)
    .returning({
      id: photos.id,
      cafeId: photos.cafeId,
      hash: photos.hash,
      attempts: photos.attempts,
    });
  return claimed;
}

export async function renewClaim(db: Executor, id: number, until: Date): Promise<void> {
  await db
    .update(photos)
    .set({ claimedUntil: until })
    .where(and(eq(photos.id, id), isProcessing));
}

/** Lets another attempt begin at once. */
export async function releaseClaim(db: Executor, id: number): Promise<void> {
  await db
    .update(photos)
    .set({ claimedUntil: null, attempts: sql`${photos.attempts} - 1` })
    .where(and(eq(photos.id, id), isProcessing));
}

async function end(tx: Tx, id: number, values: Partial<typeof photos.$inferInsert>) {
  const ended = await tx
    .update(photos)
    .set({ ...values, claimedUntil: null })
    .where(and(eq(photos.id, id), isProcessing))
    .returning({ id: photos.id });
  await tx.delete(photoOriginals).where(eq(photoOriginals.photoId, id));
  return ended.length > 0;
}

/** Keeps the sizes of a photo; nothing, if it was deleted meanwhile. */
export async function keepSizes(
  tx: Tx,
  { id, hash }: ClaimedPhoto,
  { thumbHash, files }: MadeSizes,
): Promise<void> {
  if (!(await end(tx, id, { state: 'ready', thumbHash }))) return;
  for (const file of files) {
    // Another cafe may have the same photo.
    await tx
      .insert(photoFiles)
      .values({ ...file, hash })
      .onConflictDoNothing();
  }
}

/** @param failure for people */
export async function giveUpPhoto(tx: Tx, id: number, failure: string): Promise<void> {
  await end(tx, id, { state: 'failed', failure });
}

/** When the next photo can be claimed; null if none waits. */
export async function nextClaim(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({
      at: min(sql`coalesce(${photos.claimedUntil}, ${photos.createdAt})`).mapWith(photos.createdAt),
    })
    .from(photos)
    .where(isProcessing);
  return row?.at ?? null;
}
