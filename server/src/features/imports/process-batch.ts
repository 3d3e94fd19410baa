import { and, eq, sql } from 'drizzle-orm';
import { imports } from '../../database/schema.ts';
import type { BatchRow } from './batches-repository.ts';
import type { ImportContext } from './import-context.ts';
import { insertCafes } from './insert-cafes.ts';
import { PositionLookUp } from './look-up-positions.ts';

/** Called with how many more rows are through, and how many more positions were looked up. */
export type BatchProgress = Record<'onRows' | 'onPositions', (more: number) => void>;

/**
 * Brings the rows of a batch in, a chunk at a time. Each chunk leaves the pending rows in the same transaction, so that
 * a batch that was cut off continues where it stopped. Missing positions are looked up when all others are in.
 * @returns whether all of them are through: not where the server is ending, or the batch was taken back
 */
export async function processBatch(
  services: ImportContext['services'],
  { id, source }: Pick<BatchRow, 'id' | 'source'>,
  progress?: BatchProgress,
): Promise<boolean> {
  const { database, background, now } = services;
  const lookUp = new PositionLookUp(services, { id, source });
  while (!background.isEnding) {
    const taken = await database.inTransaction(async (tx) => {
      // The row stays locked until this part is in, so that nobody takes the batch back meanwhile.
      const [running] = await tx
        .select({ id: imports.id })
        .from(imports)
        .where(and(eq(imports.id, id), eq(imports.state, 'running')))
        .for('update');
      if (!running) return null;
      const part = await insertCafes(tx, { id, source, now: now() });
      await tx
        .update(imports)
        .set({
          done: sql`${imports.done} + ${part.taken}`,
          imported: sql`${imports.imported} + ${part.inserted}`,
          skipped: sql`${imports.skipped} + ${part.taken - part.inserted}`,
          updatedAt: now(),
        })
        .where(eq(imports.id, id));
      return part.taken;
    });
    if (taken === null) return false;
    // Those that have a position come in first, whatever becomes of the others.
    const asked = taken === 0 ? await lookUp.next() : 0;
    if (taken === 0 && asked === 0) return true;
    progress?.onRows(taken);
    progress?.onPositions(asked);
  }
  return false;
}
