import type { ImportBatch } from '@cortado/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { JobHandler } from '../../database/jobs/job-handler.ts';
import { dropJobs, enqueueJob } from '../../database/jobs/queue.ts';
import type { Executor } from '../../database/open.ts';
import { importRows, imports } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import {
  batchColumns,
  type BatchRow,
  isRunBy,
  lockBatch,
  presentBatch,
  requireBatch,
  type RunningBatch,
  updateBatch,
} from './batches.ts';
import type { ImportContext } from './import-context.ts';
import { insertCafes } from './insert-cafes.ts';
import { PositionLookUp } from './look-up-positions.ts';
import { dropNotes, swapPositions } from './notes/notes.ts';
import { releaseRows, retainChosenRows } from './pending-rows.ts';
import * as texts from './texts.ts';

const SECOND = 1000;
/** An admin who waits for an import resumes it; a fault of a moment is over by then. */
const WAITS_MS = [SECOND, 5 * SECOND, 30 * SECOND];
/** A place service that answers slowly must not hold up other imports, and a job mostly waits for one. */
const AT_ONCE = 10;

/** Those that can be resumed. */
const CUT_OFF = new Set(['failed', 'canceled']);

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
    if (!isFirst && !isReviewed && !CUT_OFF.has(batch.state))
      throw new AppError('IMPORT_NOT_READY');
    // One that was given up, whose place this one takes.
    await dropJobs(tx, 'import', { id });
    const payload = { id, by: viewer?.id ?? null };
    const jobId = await enqueueJob(tx, now(), { kind: 'import', title: batch.location, payload });
    const running = { state: 'running', failure: '', jobId } as const;
    if (isReviewed && chosen !== 'all') await releaseRows(tx, id, chosen);
    if (!isFirst) return updateBatch(tx, id, running);
    const rows = await retainChosenRows(tx, id, chosen);
    if (swap) await swapPositions(tx, id);
    return updateBatch(tx, id, { ...running, skipped: batch.total - batch.failed - rows });
  });
  jobs.notify();
  return queued;
}

async function finish(context: ImportContext, jobId: number): Promise<void> {
  await context.services.database.inTransaction(async (tx) => {
    const [batch] = await tx
      .update(imports)
      .set({ state: 'done' })
      .where(isRunBy(jobId))
      .returning(batchColumns);
    if (!batch) return;
    const { id, location: name, source, total, imported, skipped } = batch;
    await recordChanges(tx, context, [
      { action: 'import.done', subject: { id, name }, after: { source, total, imported, skipped } },
    ]);
  });
}

/** Ends a running batch where it is; it can be resumed. */
const cutOff = (db: Executor, jobId: number, failure: string) =>
  db.update(imports).set({ state: 'failed', failure }).where(isRunBy(jobId));

/** Imports a queued batch to its end. After a kill another process goes on with it. */
export const importJob = (services: ImportContext['services']): JobHandler => ({
  atOnce: AT_ONCE,
  waits: WAITS_MS,
  async run({ id: jobId, payload }, signal) {
    const { id, by } = payload as { id: number; by: number | null };
    const { database, logger } = services;
    const viewer = by === null ? null : { id: by };
    // It had failed for good, and is retried.
    await database.db
      .update(imports)
      .set({ state: 'running', failure: '' })
      .where(and(eq(imports.jobId, jobId), eq(imports.state, 'failed')));
    try {
      const { source } = await requireBatch(database.db, id);
      if (await processBatch(services, { id, source, jobId }, signal))
        await finish({ services, viewer }, jobId);
    } catch (error) {
      // Trying again at once would not help: an admin decides.
      if (!(error instanceof AppError)) throw error;
      logger.warn({ err: error }, 'An import was cut off.');
      await cutOff(database.db, jobId, error.message);
    }
  },
  onExhausted: (tx, { id }) => cutOff(tx, id, texts.notDone),
});

/**
 * Starts an import that was previewed, or continues one that was cut off. It runs on after the answer.
 * @param include row numbers of likely duplicates that come in all the same
 * @param swap swaps latitude and longitude where they look swapped
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function runImport(
  context: MemberContext,
  { id, include, swap }: { id: number; include: readonly number[]; swap: boolean },
): Promise<ImportBatch> {
  return presentBatch(await queueBatch(context, id, { chosen: include, swap }));
}

/**
 * Stops a running import, once the rows that are being written are in.
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function cancelImport(context: MemberContext, id: number): Promise<ImportBatch> {
  return context.services.database.inTransaction(async (tx) => {
    const { state, location: name } = await lockBatch(tx, id);
    if (state !== 'running') throw new AppError('IMPORT_NOT_READY');
    await dropJobs(tx, 'import', { id });
    const canceled = await updateBatch(tx, id, { state: 'canceled', jobId: null });
    const { imported } = canceled;
    await recordChanges(tx, context, [
      { action: 'import.canceled', subject: { id, name }, after: { imported } },
    ]);
    return presentBatch(canceled);
  });
}

/**
 * Drops rows of an import that stayed for review; they count as skipped.
 * @throws AppError IMPORT_NOT_FOUND, or IMPORT_NOT_READY while it runs
 */
export async function dismissImportRows(
  { services: { database } }: MemberContext,
  { id, rows }: { id: number; rows: readonly number[] },
): Promise<ImportBatch> {
  return database.inTransaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch.state !== 'done') throw new AppError('IMPORT_NOT_READY');
    const dropped = await tx
      .delete(importRows)
      .where(
        and(
          eq(importRows.importId, id),
          inArray(importRows.number, [...rows]),
          isNotNull(importRows.problem),
        ),
      )
      .returning({ number: importRows.number });
    await dropNotes(
      tx,
      id,
      dropped.map(({ number }) => number),
    );
    const skipped = batch.skipped + dropped.length;
    return presentBatch(await updateBatch(tx, id, { skipped }));
  });
}

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
