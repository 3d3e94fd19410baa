import { and, eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { imports } from '../../database/schema.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { batchColumns, lockBatch, updateBatch, type BatchRow } from './batches-repository.ts';
import type { ImportContext } from './import-context.ts';
import { keepChosenRows } from './pending-rows.ts';
import { isStalled } from './present-batch.ts';
import { processBatch } from './process-batch.ts';

/**
 * Takes a batch to work on: one that was looked at, or one that was cut off.
 * @param chosen row numbers of the likely duplicates that come in too; those of a batch that was cut off are chosen
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function claimBatch(
  { services: { database, now } }: ImportContext,
  id: number,
  chosen: readonly number[] | 'all',
): Promise<BatchRow> {
  return database.inTransaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    // Without a total it is still being looked at.
    const isFirst = batch.state === 'previewed' && batch.total > 0;
    const isCutOff = batch.state === 'failed' || isStalled(batch, now());
    if (!isFirst && !isCutOff) throw new AppError('IMPORT_NOT_READY');
    const running = { state: 'running', updatedAt: now() } as const;
    if (!isFirst) return updateBatch(tx, id, running);
    const rows = await keepChosenRows(tx, id, chosen);
    return updateBatch(tx, id, { ...running, skipped: batch.total - batch.failed - rows });
  });
}

async function finish(context: ImportContext, id: number): Promise<void> {
  const { database, now } = context.services;
  await database.inTransaction(async (tx) => {
    const [batch] = await tx
      .update(imports)
      .set({ state: 'done', updatedAt: now() })
      .where(and(eq(imports.id, id), eq(imports.state, 'running')))
      .returning(batchColumns);
    if (!batch) return;
    const { location: name, source, total, imported, skipped } = batch;
    await recordChanges(tx, context, [
      { action: 'import.done', subject: { id, name }, after: { source, total, imported, skipped } },
    ]);
  });
}

/** Brings a claimed batch in to its end; a failure is told in the batch. */
export async function runBatch(
  context: ImportContext,
  batch: BatchRow,
  onRows?: (count: number) => void,
): Promise<void> {
  const { services } = context;
  try {
    if (await processBatch(services, batch, onRows)) await finish(context, batch.id);
  } catch (error) {
    await services.database.db
      .update(imports)
      .set({ state: 'failed', updatedAt: services.now() })
      .where(and(eq(imports.id, batch.id), eq(imports.state, 'running')));
    throw error;
  }
}
