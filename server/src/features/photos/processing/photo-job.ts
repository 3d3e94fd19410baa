import { and, count, eq, sql } from 'drizzle-orm';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { summarise, type JobHandler } from '../../../database/jobs/job-handler.ts';
import { enqueueJob } from '../../../database/jobs/queue.ts';
import type { Database, Executor, Tx } from '../../../database/open.ts';
import { photoFiles, photoOriginals, photos } from '../../../database/schema.ts';
import { CrashError, makeInProcess, TooLongError } from './make-in-process.ts';
import type { MadeSizes } from './make-sizes.ts';
import * as texts from './texts.ts';

const PART_BYTES = 256 * 1024;
/** The next statement is sent when the last one is answered, so fewer of them wait less. */
const PARTS_AT_ONCE = 4;

/** Saves an uploaded file until its sizes are made. */
export async function saveOriginal(tx: Tx, photoId: number, file: Uint8Array): Promise<void> {
  const parts = Array.from({ length: Math.ceil(file.byteLength / PART_BYTES) }, (_, part) => ({
    photoId,
    part,
    bytes: file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
  }));
  for (let at = 0; at < parts.length; at += PARTS_AT_ONCE) {
    await tx.insert(photoOriginals).values(parts.slice(at, at + PARTS_AT_ONCE));
  }
}

/** Null if the photo has been deleted meanwhile. */
export async function readOriginal(
  db: Executor,
  photoId: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const ofPhoto = eq(photoOriginals.photoId, photoId);
  const [parts] = await db.select({ count: count() }).from(photoOriginals).where(ofPhoto);
  const read: Uint8Array[] = [];
  for (let part = 0; part < parts!.count; part++) {
    const [row] = await db
      .select({ bytes: photoOriginals.bytes })
      .from(photoOriginals)
      .where(and(ofPhoto, eq(photoOriginals.part, part)));
    if (!row) return null;
    read.push(row.bytes);
  }
  return read.length === 0 ? null : Buffer.concat(read);
}

const isProcessing = (id: number) => and(eq(photos.id, id), eq(photos.state, 'processing'));

/** @returns false if it was deleted meanwhile */
async function endProcessing(tx: Tx, id: number, values: Partial<typeof photos.$inferInsert>) {
  const ended = await tx
    .update(photos)
    .set(values)
    .where(isProcessing(id))
    .returning({ id: photos.id });
  await tx.delete(photoOriginals).where(eq(photoOriginals.photoId, id));
  return ended.length > 0;
}

/** Saves the sizes of a photo, unless it was deleted meanwhile. */
async function saveSizes(
  tx: Tx,
  { id, hash }: { id: number; hash: string },
  { thumbHash, files }: MadeSizes,
): Promise<void> {
  if (!(await endProcessing(tx, id, { state: 'ready', thumbHash }))) return;
  for (const file of files) {
    // Another cafe may have the same photo.
    await tx
      .insert(photoFiles)
      .values({ ...file, hash })
      .onConflictDoNothing();
  }
}

/** @param failure for people */
async function giveUpPhoto(tx: Tx, id: number, failure: string): Promise<void> {
  await endProcessing(tx, id, { state: 'failed', failure });
}

/** Queues the sizes of a photo to be made. If they cannot be, its original is gone and has to be uploaded again. */
export async function enqueuePhoto(
  tx: Tx,
  now: Date,
  { photoId, cafe }: { photoId: number; cafe: string },
): Promise<void> {
  await enqueueJob(tx, now, { kind: 'photo', title: cafe, payload: { photoId }, isSecret: true });
}

/** A shortage of memory may crash a decoder too; if it keeps crashing, the photo is the cause. */
const ENOUGH_CRASHES = 5;
/** A machine may be too busy once. */
const ENOUGH_LATE = 2;

function triesOf(error: unknown): number {
  if (error instanceof TooLongError) return ENOUGH_LATE;
  return error instanceof CrashError ? ENOUGH_CRASHES : Infinity;
}

interface Parts {
  database: Database;
  catalogue: Pick<Catalogue, 'refresh'>;
  make?: typeof makeInProcess;
}

/** Makes the sizes of uploaded photos, one after another. */
export const photoJob = ({ database, catalogue, make = makeInProcess }: Parts): JobHandler => ({
  // Anybody may propose photos, which must not delay those that are shown at once.
  isLater: sql`exists (select from photos
    where photos.id = (jobs.payload ->> 'photoId')::int and photos.is_proposed)`,
  // Attempts before were perhaps those of servers that were killed, but the last one ended in the same way.
  isFinal: (error, { attempts, lastError }) =>
    attempts >= triesOf(error) && lastError === summarise(error),
  async run({ payload }, signal) {
    const isWanted = isProcessing(payload['photoId'] as number);
    const [photo] = await database.db.select().from(photos).where(isWanted);
    const original = photo && (await readOriginal(database.db, photo.id));
    if (!original) return;
    const made = await make(original, signal);
    return {
      write: (tx) => (made ? saveSizes(tx, photo, made) : giveUpPhoto(tx, photo.id, texts.broken)),
      after: () => catalogue.refresh({ kind: 'cafe', id: photo.cafeId }),
    };
  },
  onExhausted: (tx, { payload }) => giveUpPhoto(tx, payload['photoId'] as number, texts.notMade),
});
