import { and, eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { imports } from '../../database/schema.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { batchColumns, lockBatch, updateBatch, type BatchRow } from './batches-repository.ts';
import type { ImportContext } from './import-context.ts';
import { swapPositions } from './notes/notes-repository.ts';
import { retainChosenRows, releaseRows } from './pending-rows.ts';
import { isStalled } from './present-batch.ts';
import { processBatch, type BatchProgress } from './process-batch.ts';
import * as texts from './texts.ts';

/**
 * Takes a batch to work on: one that was looked at, one that was cut off, or one of which rows stayed for review.
 * @param chosen row numbers of the likely duplicates that come in too; those of a batch that was cut off are chosen
 * @param swap swaps latitude and longitude where they look swapped, if nothing of the batch is in yet
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function claimBatch(
  { services: { database, now } }: ImportContext,
  id: number,
  { chosen, swap = false }: { chosen: readonly number[] | 'all'; swap?: boolean },
): Promise<BatchRow> {
  return database.inTransaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    // Without a total it is still being looked at.
    const isFirst = batch.state === 'previewed' && batch.total > 0;
    const isCutOff = batch.state === 'failed' || isStalled(batch, now());
    const isReviewed = batch.state === 'done' && batch.left > 0;
    if (!isFirst && !isCutOff && !isReviewed) throw new AppError('IMPORT_NOT_READY');
    const running = { state: 'running', failure: '', updatedAt: now() } as const;
    if (isReviewed && chosen !== 'all') await releaseRows(tx, id, chosen);
    if (!isFirst) return updateBatch(tx, id, running);
    const rows = await retainChosenRows(tx, id, chosen);
    if (swap) await swapPositions(tx, id);
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

/** Records why a running batch is cut off; it can continue from there. */
async function cutOff(
  { services: { database, now } }: ImportContext,
  id: number,
  failure: string,
): Promise<void> {
  await database.db
    .update(imports)
    .set({ state: 'failed', failure, updatedAt: now() })
    .where(and(eq(imports.id, id), eq(imports.state, 'running')));
}

/** Imports a claimed batch to its end; the batch records what cuts it off. */
export async function runBatch(
  context: ImportContext,
  batch: BatchRow,
  progress?: BatchProgress,
): Promise<void> {
  try {
    if (await processBatch(context.services, batch, progress)) await finish(context, batch.id);
    else await cutOff(context, batch.id, texts.serverStopped);
  } catch (error) {
    await cutOff(context, batch.id, error instanceof AppError ? error.message : '');
    throw error;
  }
}
