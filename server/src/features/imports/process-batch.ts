import { eq, sql } from 'drizzle-orm';
import { imports } from '../../database/schema.ts';
import { isRunBy, type RunningBatch } from './batches-repository.ts';
import type { ImportContext } from './import-context.ts';
import { insertCafes } from './insert-cafes.ts';
import { PositionLookUp } from './look-up-positions.ts';

/**
 * Brings the rows of a batch in, a chunk at a time. Each chunk leaves the pending rows in the same transaction, so that
 * a batch that was cut off continues where it stopped. Missing positions are looked up when all others are in.
 * @returns whether all of them are through: not where the batch was canceled
 * @throws the reason of the signal
 */
export async function processBatch(
  services: ImportContext['services'],
  batch: RunningBatch,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, now } = services;
  const { id, source, jobId } = batch;
  const lookUp = new PositionLookUp(services, batch);
  for (;;) {
    signal.throwIfAborted();
    const taken = await database.inTransaction(async (tx) => {
      // The row stays locked until this part is in, so that nobody cancels the batch meanwhile.
      const [running] = await tx
        .select({ id: imports.id })
        .from(imports)
        .where(isRunBy(jobId))
        .for('update');
      if (!running) return null;
      const part = await insertCafes(tx, { id, source, now: now() });
      await tx
        .update(imports)
        .set({
          done: sql`${imports.done} + ${part.taken}`,
          imported: sql`${imports.imported} + ${part.inserted}`,
          skipped: sql`${imports.skipped} + ${part.taken - part.inserted}`,
        })
        .where(eq(imports.id, id));
      return part.taken;
    });
    if (taken === null) return false;
    // Those that have a position come in first, whatever becomes of the others.
    if (taken === 0 && (await lookUp.next(signal)) === 0) return true;
  }
}
