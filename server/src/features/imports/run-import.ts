import type { ImportBatch } from '@cortado/contract';
import { AppError } from '../../core/errors.ts';
import { recordChanges } from '../audit/record-changes.ts';
import type { MemberContext } from '../../http/route.ts';
import { dropJobs } from '../../database/jobs/queue.ts';
import { lockBatch, updateBatch } from './batches-repository.ts';
import { presentBatch } from './present-batch.ts';
import { queueBatch } from './run-batch.ts';

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
