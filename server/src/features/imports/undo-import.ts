import type { ImportBatch } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import { recordChanges } from '../audit/record-changes.ts';
import { cafes } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { deletePendingRows, lockBatch, updateBatch } from './batches-repository.ts';
import { isStalled, presentBatch } from './present-batch.ts';

/**
 * Takes an import back: deletes those of its cafes that are still drafts as they came in. Others stay.
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function undoImport(context: MemberContext, id: number): Promise<ImportBatch> {
  const { database, now } = context.services;
  return database.inTransaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    const isAtRest = batch.state === 'done' || batch.state === 'failed' || isStalled(batch, now());
    if (!isAtRest) throw new AppError('IMPORT_NOT_READY');
    const gone = await tx
      .delete(cafes)
      .where(and(eq(cafes.importId, id), eq(cafes.status, 'draft'), eq(cafes.version, 1)))
      .returning({ id: cafes.id });
    const stayed = await tx.$count(cafes, eq(cafes.importId, id));
    await deletePendingRows(tx, id);
    const undone = await updateBatch(tx, id, {
      state: 'undone',
      imported: stayed,
      updatedAt: now(),
    });
    await recordChanges(tx, context, [
      {
        action: 'import.undone',
        subject: { id, name: batch.location },
        before: { imported: batch.imported },
        after: { deleted: gone.length, stayed },
      },
    ]);
    return presentBatch(undone, now());
  });
}
