import type { ImportBatch } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import { recordChanges } from '../audit/record-changes.ts';
import { imports } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import {
  batchColumns,
  keptRows,
  requireBatch,
  type BatchRow,
  type KeptRow,
} from './batches-repository.ts';
import { isStalled, presentBatch } from './present-batch.ts';
import { workThrough } from './process-batch.ts';

/** Takes a batch to work on, from whoever has not got it. */
async function take(
  { services: { database, now } }: MemberContext,
  batch: BatchRow,
  values: Partial<typeof imports.$inferInsert>,
): Promise<BatchRow> {
  const [taken] = await database.db
    .update(imports)
    .set({ ...values, state: 'running', updatedAt: now() })
    .where(
      and(
        eq(imports.id, batch.id),
        eq(imports.state, batch.state),
        eq(imports.updatedAt, batch.updatedAt),
      ),
    )
    .returning(batchColumns);
  if (!taken) throw new AppError('IMPORT_NOT_READY');
  return taken;
}

async function finish(context: MemberContext, id: number): Promise<void> {
  const { database, now } = context.services;
  await database.inTransaction(async (tx) => {
    const [batch] = await tx
      .update(imports)
      .set({ state: 'done', rows: null, updatedAt: now() })
      .where(and(eq(imports.id, id), eq(imports.state, 'running')))
      .returning(batchColumns);
    if (!batch) return;
    const { location: name, source, total, imported, skipped } = batch;
    await recordChanges(tx, context, [
      { action: 'import.done', subject: { id, name }, after: { source, total, imported, skipped } },
    ]);
  });
}

/** Brings a taken batch in to its end; a failure is told in the batch. */
export async function runTaken(
  context: MemberContext,
  batch: BatchRow,
  rows: readonly KeptRow[],
): Promise<void> {
  const { services } = context;
  try {
    if (await workThrough(services, batch, rows)) await finish(context, batch.id);
  } catch (error) {
    await services.database.db
      .update(imports)
      .set({ state: 'failed', updatedAt: services.now() })
      .where(and(eq(imports.id, batch.id), eq(imports.state, 'running')));
    throw error;
  }
}

/**
 * Starts an import that was looked at, or goes on with one that was cut off; it works on after the answer.
 * @param include row numbers of likely duplicates that come in all the same
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function runImport(
  context: MemberContext,
  { id, include }: { id: number; include: readonly number[] },
): Promise<ImportBatch> {
  const { services } = context;
  const batch = await requireBatch(services.database.db, id);
  const kept = await keptRows(services.database.db, id);
  const isFirst = batch.state === 'previewed';
  const isCutOff = batch.state === 'failed' || isStalled(batch, services.now());
  if (!kept || (!isFirst && !isCutOff)) throw new AppError('IMPORT_NOT_READY');
  const wanted = new Set(include);
  const chosen = isFirst
    ? kept.filter(({ number, isDuplicate }) => !isDuplicate || wanted.has(number))
    : kept;
  const values = { rows: chosen, skipped: batch.total - batch.failed - chosen.length };
  const taken = await take(context, batch, isFirst ? values : {});
  services.background.run(() => runTaken(context, taken, chosen));
  return presentBatch(taken, services.now());
}
