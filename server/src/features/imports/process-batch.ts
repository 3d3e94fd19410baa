import { and, eq, sql } from 'drizzle-orm';
import { imports } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import type { BatchRow } from './batches-repository.ts';
import { insertRows } from './insert-rows.ts';
import type { PendingRow } from './pending-rows.ts';

const BATCH_SIZE = 1000;

/**
 * Brings the rows of a batch in, a part at a time; how far it is stands in the batch, in the same
 * transaction, so that one that was cut off goes on where it stopped.
 * @returns whether all of them are through: not where the server is ending, or another has the batch
 */
export async function processBatch(
  { database, background, now }: Services,
  { id, source, done }: Pick<BatchRow, 'id' | 'source' | 'done'>,
  rows: readonly PendingRow[],
): Promise<boolean> {
  for (let at = done; at < rows.length; at += BATCH_SIZE) {
    if (background.isEnding) return false;
    const part = rows.slice(at, at + BATCH_SIZE).map(({ cafe }) => cafe);
    const isOurs = await database.inTransaction(async (tx) => {
      // The row stays locked until this part is in, so that nobody takes the batch back meanwhile.
      const taken = await tx
        .update(imports)
        .set({ done: at + part.length, updatedAt: now() })
        .where(and(eq(imports.id, id), eq(imports.state, 'running'), eq(imports.done, at)))
        .returning({ id: imports.id });
      if (taken.length === 0) return false;
      const count = await insertRows(tx, { id, source, now: now() }, part);
      await tx
        .update(imports)
        .set({
          imported: sql`${imports.imported} + ${count}`,
          skipped: sql`${imports.skipped} + ${part.length - count}`,
        })
        .where(eq(imports.id, id));
      return true;
    });
    if (!isOurs) return false;
  }
  return true;
}
