import type { ImportBatch } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import { recordChanges } from '../audit/record-changes.ts';
import { imports } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import {
  batchColumns,
  readPendingRows,
  requireBatch,
  type BatchRow,
} from './batches-repository.ts';
import type { PendingRow } from './pending-rows.ts';
import { isStalled, presentBatch } from './present-batch.ts';
import { processBatch } from './process-batch.ts';

/** Claims a batch to work on, unless another has. */
async function claimBatch(
  { services: { database, now } }: MemberContext,
  batch: BatchRow,
  values: Partial<typeof imports.$inferInsert>,
): Promise<BatchRow> {
  const [claimed] = await database.db
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
  if (!claimed) throw new AppError('IMPORT_NOT_READY');
  return claimed;
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

/** Brings a claimed batch in to its end; a failure is told in the batch. */
export async function runBatch(
  context: MemberContext,
  batch: BatchRow,
  rows: readonly PendingRow[],
): Promise<void> {
  const { services } = context;
  try {
    if (await processBatch(services, batch, rows)) await finish(context, batch.id);
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
  const pending = await readPendingRows(services.database.db, id);
  const isFirst = batch.state === 'previewed';
  const isCutOff = batch.state === 'failed' || isStalled(batch, services.now());
  if (!pending || (!isFirst && !isCutOff)) throw new AppError('IMPORT_NOT_READY');
  const wanted = new Set(include);
  const chosen = isFirst
    ? pending.filter(({ number, isDuplicate }) => !isDuplicate || wanted.has(number))
    : pending;
  const values = { rows: chosen, skipped: batch.total - batch.failed - chosen.length };
  const claimed = await claimBatch(context, batch, isFirst ? values : {});
  services.background.run(() => runBatch(context, claimed, chosen));
  return presentBatch(claimed, services.now());
}
