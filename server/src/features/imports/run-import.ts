import type { ImportBatch, UndoneImport } from '@cortado/contract';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { JobHandler } from '../../database/jobs/job-handler.ts';
import { dropJobs, enqueueJob } from '../../database/jobs/queue.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { cafes, importRows, imports } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseLate } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { deleteCafes, isUntouched } from '../cafes/delete-cafe.ts';
import { sourceOn } from '../cafes/fact-sources.ts';
import {
  batchColumns,
  type BatchRow,
  FILE_SOURCE,
  type ImportContext,
  isRunBy,
  lockBatch,
  presentBatch,
  requireBatch,
  type RunningBatch,
  updateBatch,
} from './batches.ts';
import { positionLookUp } from './look-up-positions.ts';
import { dropNotes, swapPositions } from './notes/notes.ts';
import { insertCafes, releaseRows, retainChosenRows } from './pending-rows.ts';
import * as texts from './texts.ts';

type ById = { params: { id: number } };

const SECOND = 1000;
/** An admin who waits for an import resumes it; a fault of a moment is over by then. */
const WAITS_MS = [SECOND, 5 * SECOND, 30 * SECOND];
/** A place service that answers slowly must not hold up other imports, and a job mostly waits for one. */
const AT_ONCE = 10;

/** Those that can be resumed. */
const CUT_OFF = new Set(['failed', 'canceled']);

/**
 * Queues a batch: one that was previewed, one that was cut off, or one of which rows stayed for review.
 * @param chosen row numbers of the likely duplicates to import too; a batch that was cut off has its choice
 * @param swap swaps latitude and longitude where they look swapped, if nothing of the batch is imported yet
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
    // A job that was given up is replaced.
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

/** Imports a queued batch to its end. After a crash another process continues. */
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
      const { source, location } = await requireBatch(database.db, id);
      if (await processBatch(services, { id, source, location, jobId }, signal))
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
 * @param include row numbers of the likely duplicates to import too
 * @param swap swaps latitude and longitude where they look swapped
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function runImport(
  context: MemberContext,
  {
    params,
    body: { include, swap },
  }: ById & { body: { include: readonly number[]; swap: boolean } },
): Promise<ImportBatch> {
  return presentBatch(await queueBatch(context, params.id, { chosen: include, swap }));
}

/**
 * Stops a running import, once the rows that are being written are saved.
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function cancelImport(
  context: MemberContext,
  { params: { id } }: ById,
): Promise<ImportBatch> {
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
  { params: { id }, body: { rows } }: ById & { body: { rows: readonly number[] } },
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
 * Imports the rows of a batch, a chunk at a time. Each chunk leaves the pending rows in the same transaction, so that
 * a batch that was cut off continues where it stopped. Missing positions are looked up when all other rows are imported.
 * @returns whether all of them are done: not where the batch was canceled
 * @throws the reason of the signal
 */
export async function processBatch(
  services: ImportContext['services'],
  batch: RunningBatch,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, now } = services;
  const { id, source, location, jobId } = batch;
  const place = services.places.all.find(({ name }) => name === source);
  const name = source === FILE_SOURCE ? location : (place?.label ?? source);
  const lookUp = positionLookUp(services, batch);
  for (;;) {
    signal.throwIfAborted();
    const taken = await database.inTransaction(async (tx) => {
      // The row stays locked until this part is saved, so that nobody cancels the batch meanwhile.
      const [running] = await tx
        .select({ id: imports.id })
        .from(imports)
        .where(isRunBy(jobId))
        .for('update');
      if (!running) return null;
      const origin = sourceOn(now(), 'import', name);
      const part = await insertCafes(tx, { id, source, origin, now: now() });
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
    // Rows with a position come first, even if the others fail.
    if (taken === 0 && (await lookUp(signal)) === 0) return true;
  }
}

const ENDED = new Set(['done', 'failed', 'canceled']);

/** Locks the drafts of an import, and finds those that nobody has worked on. @returns their ids, in ascending order */
async function lockUntouchedDrafts(tx: Tx, importId: number): Promise<number[]> {
  const isDraft = and(eq(cafes.importId, importId), eq(cafes.status, 'draft'));
  const select = (where?: SQL) =>
    tx.select({ id: cafes.id }).from(cafes).where(where).orderBy(cafes.id);
  await select(isDraft).for('update');
  // A statement of its own, so that it sees what was committed while the lock was awaited. From here on nobody can add more.
  const untouched = await select(and(isDraft, isUntouched));
  return untouched.map(({ id }) => id);
}

/**
 * Undoes an import: deletes those of its cafes that are still drafts which nobody has worked on. Others stay.
 * @throws AppError IMPORT_NOT_FOUND, IMPORT_NOT_READY, or CANNOT_UNDO if it is too long ago
 */
export async function undoImport(context: MemberContext, id: number): Promise<UndoneImport> {
  const { database } = context.services;
  return database.inTransaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (!ENDED.has(batch.state)) throw new AppError('IMPORT_NOT_READY');
    refuseLate(batch.createdAt, context.services.now());
    // A job that was given up is not needed.
    await dropJobs(tx, 'import', { id });
    const gone = await lockUntouchedDrafts(tx, id);
    await deleteCafes(tx, context, gone);
    const stayed = await tx.$count(cafes, eq(cafes.importId, id));
    await tx.delete(importRows).where(eq(importRows.importId, id));
    const undone = await updateBatch(tx, id, { state: 'undone', imported: stayed });
    await recordChanges(tx, context, [
      {
        action: 'import.undone',
        subject: { id, name: batch.location },
        before: { imported: batch.imported },
        after: { deleted: gone.length, stayed },
      },
    ]);
    return { ...presentBatch(undone), stayed };
  });
}
