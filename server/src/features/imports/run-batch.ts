import { and, eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { JobHandler } from '../../database/jobs/job-handler.ts';
import { enqueueJob } from '../../database/jobs/queue.ts';
import type { Executor } from '../../database/open.ts';
import { imports } from '../../database/schema.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { batchColumns, lockBatch, updateBatch, type BatchRow } from './batches-repository.ts';
import type { ImportContext } from './import-context.ts';
import { swapPositions } from './notes/notes-repository.ts';
import { retainChosenRows, releaseRows } from './pending-rows.ts';
import { processBatch } from './process-batch.ts';
import * as texts from './texts.ts';

const SECOND = 1000;
/** An admin who waits for an import resumes it; a fault of a moment is over by then. */
const WAITS_MS = [SECOND, 5 * SECOND, 30 * SECOND];
/** A place service that answers slowly must not hold up other imports. */
const AT_ONCE = 4;

/**
 * Queues a batch: one that was previewed, one that was cut off, or one of which rows stayed for review.
 * @param chosen row numbers of the likely duplicates that come in too; those of a batch that was cut off are chosen
 * @param swap swaps latitude and longitude where they look swapped, if nothing of the batch is in yet
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function queueBatch(
  { services: { database, jobs, now }, viewer }: ImportContext,
  id: number,
  { chosen, swap = false }: { chosen: readonly number[] | 'all'; swap?: boolean },
): Promise<BatchRow> {
  const queued = await database.inTransaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    // Without a total it is still being previewed.
    const isFirst = batch.state === 'previewed' && batch.total > 0;
    const isReviewed = batch.state === 'done' && batch.left > 0;
    if (!isFirst && !isReviewed && batch.state !== 'failed') throw new AppError('IMPORT_NOT_READY');
    const payload = { id, by: viewer?.id ?? null };
    await enqueueJob(tx, now(), { kind: 'import', title: batch.location, payload });
    const running = { state: 'running', failure: '' } as const;
    if (isReviewed && chosen !== 'all') await releaseRows(tx, id, chosen);
    if (!isFirst) return updateBatch(tx, id, running);
    const rows = await retainChosenRows(tx, id, chosen);
    if (swap) await swapPositions(tx, id);
    return updateBatch(tx, id, { ...running, skipped: batch.total - batch.failed - rows });
  });
  jobs.notify();
  return queued;
}

const isRunning = (id: number) => and(eq(imports.id, id), eq(imports.state, 'running'));

async function finish(context: ImportContext, id: number): Promise<void> {
  const { database } = context.services;
  await database.inTransaction(async (tx) => {
    const [batch] = await tx
      .update(imports)
      .set({ state: 'done' })
      .where(isRunning(id))
      .returning(batchColumns);
    if (!batch) return;
    const { location: name, source, total, imported, skipped } = batch;
    await recordChanges(tx, context, [
      { action: 'import.done', subject: { id, name }, after: { source, total, imported, skipped } },
    ]);
  });
}

/** Ends a running batch where it is; it can be resumed. @returns null where it does not run */
export async function cutOff(db: Executor, id: number, failure: string): Promise<BatchRow | null> {
  const [batch] = await db
    .update(imports)
    .set({ state: 'failed', failure })
    .where(isRunning(id))
    .returning(batchColumns);
  return batch ?? null;
}

/** Imports a queued batch to its end. After a kill another process goes on with it. */
export const importJob = (services: ImportContext['services']): JobHandler => ({
  atOnce: AT_ONCE,
  waits: WAITS_MS,
  async run({ payload }, signal) {
    const { id, by } = payload as { id: number; by: number | null };
    const { database } = services;
    const viewer = by === null ? null : { id: by };
    // Of a job that had failed for good and is retried.
    await database.db
      .update(imports)
      .set({ state: 'running', failure: '' })
      .where(and(eq(imports.id, id), eq(imports.state, 'failed')));
    try {
      if (await processBatch(services, id, signal)) await finish({ services, viewer }, id);
    } catch (error) {
      // Trying again at once would not help: an admin decides.
      if (!(error instanceof AppError)) throw error;
      await cutOff(database.db, id, error.message);
    }
  },
  onExhausted: (tx, { payload }) => cutOff(tx, payload['id'] as number, texts.notDone),
});
