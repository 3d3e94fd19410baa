import type { UndoneImport } from '@cortado/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { refuseLate } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { dropJobs } from '../../database/jobs/queue.ts';
import type { Tx } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { deleteCafes, isUntouched } from '../cafes/delete-cafe.ts';
import { deletePendingRows, lockBatch, presentBatch, updateBatch } from './batches.ts';

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
 * Takes an import back: deletes those of its cafes that are still drafts which nobody has worked on. Others stay.
 * @throws AppError IMPORT_NOT_FOUND, IMPORT_NOT_READY, or CANNOT_UNDO if it is too long ago
 */
export async function undoImport(context: MemberContext, id: number): Promise<UndoneImport> {
  const { database } = context.services;
  return database.inTransaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (!ENDED.has(batch.state)) throw new AppError('IMPORT_NOT_READY');
    refuseLate(batch.createdAt, context.services.now());
    // One that was given up has nothing left to do.
    await dropJobs(tx, 'import', { id });
    const gone = await lockUntouchedDrafts(tx, id);
    await deleteCafes(tx, context, gone);
    const stayed = await tx.$count(cafes, eq(cafes.importId, id));
    await deletePendingRows(tx, id);
    const undone = await updateBatch(tx, id, {
      state: 'undone',
      imported: stayed,
    });
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
