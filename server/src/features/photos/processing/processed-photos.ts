import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/open.ts';
import { photoFiles, photoOriginals, photos } from '../../../database/schema.ts';
import type { MadeSizes } from './make-sizes.ts';

interface Processing {
  id: number;
  cafeId: number;
  hash: string;
}

const isProcessing = eq(photos.state, 'processing');

/** A photo whose sizes are to be made; undefined if it was deleted meanwhile. */
export async function findProcessing(db: Executor, id: number): Promise<Processing | undefined> {
  const [photo] = await db
    .select({ id: photos.id, cafeId: photos.cafeId, hash: photos.hash })
    .from(photos)
    .where(and(eq(photos.id, id), isProcessing));
  return photo;
}

async function end(tx: Tx, id: number, values: Partial<typeof photos.$inferInsert>) {
  const ended = await tx
    .update(photos)
    .set(values)
    .where(and(eq(photos.id, id), isProcessing))
    .returning({ id: photos.id });
  await tx.delete(photoOriginals).where(eq(photoOriginals.photoId, id));
  return ended.length > 0;
}

/** Saves the sizes of a photo, unless it was deleted meanwhile. */
export async function saveSizes(
  tx: Tx,
  { id, hash }: Processing,
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
