import { eq, sql } from 'drizzle-orm';
import { imports } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { BatchRow, KeptRow } from './batches-repository.ts';
import { insertRows } from './insert-rows.ts';

const PART = 1000;

/**
 * Brings the rows of a batch in, a part at a time; how far it is stands in the batch, in the same
 * transaction, so that one that was cut off goes on where it stopped.
 * @returns whether all of them are through: not where the server is ending
 */
export async function workThrough(
  { database, background, now }: Services,
  { id, source, done }: Pick<BatchRow, 'id' | 'source' | 'done'>,
  rows: readonly KeptRow[],
): Promise<boolean> {
  for (let at = done; at < rows.length; at += PART) {
    if (background.isEnding) return false;
    const part = rows.slice(at, at + PART).map(({ cafe }) => cafe);
    await database.inTransaction(async (tx) => {
      const count = await insertRows(tx, { id, source, now: now() }, part);
      await tx
        .update(imports)
        .set({
          done: at + part.length,
          imported: sql`${imports.imported} + ${count}`,
          skipped: sql`${imports.skipped} + ${part.length - count}`,
          updatedAt: now(),
        })
        .where(eq(imports.id, id));
    });
  }
  return true;
}
