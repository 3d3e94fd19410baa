import { and, count, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { photoOriginals } from '../../database/schema.ts';

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
  if (read.length === 0) return null;
  const whole = new Uint8Array(read.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const bytes of read) {
    whole.set(bytes, at);
    at += bytes.byteLength;
  }
  return whole;
}
