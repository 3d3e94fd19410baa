import type { UndoneImport } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { recordChanges } from '../audit/record-changes.ts';
import { isAmong } from '../../database/is-among.ts';
import { dropJobs } from '../../database/jobs/queue.ts';
import type { Tx } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { toRecord } from '../cafes/cafe-record.ts';
import { readCafes } from '../cafes/catalogue-source.ts';
import { filterKeys } from '../filters/filter-keys.ts';
import { deletePendingRows, lockBatch, updateBatch } from './batches-repository.ts';
import { presentBatch } from './present-batch.ts';
import { lockUntouchedDrafts } from './untouched-drafts.ts';

const ENDED = new Set(['done', 'failed', 'canceled']);
/** Limits how many copies of a large import are in memory at once. */
const CHUNK_SIZE = 1000;

/** Deletes cafes, each with a copy in the audit trail by which it can be restored. */
async function deleteCafes(tx: Tx, context: MemberContext, ids: readonly number[]): Promise<void> {
  const keys = await filterKeys(tx);
  for (let at = 0; at < ids.length; at += CHUNK_SIZE) {
    const isOfChunk = isAmong(cafes.id, ids.slice(at, at + CHUNK_SIZE));
    const stored = await readCafes(tx, isOfChunk);
    await tx.delete(cafes).where(isOfChunk);
    await recordChanges(
      tx,
      context,
      stored.map((one) => ({
        action: 'cafe.deleted',
        subject: one.cafe,
        before: toRecord(one, keys),
      })),
    );
  }
}

/**
 * Takes an import back: deletes those of its cafes that are still drafts which nobody has worked on. Others stay.
 * @throws AppError IMPORT_NOT_FOUND or IMPORT_NOT_READY
 */
export async function undoImport(context: MemberContext, id: number): Promise<UndoneImport> {
  const { database } = context.services;
  return database.inTransaction(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (!ENDED.has(batch.state)) throw new AppError('IMPORT_NOT_READY');
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
