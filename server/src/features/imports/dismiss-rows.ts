import type { ImportBatch } from '@cortado/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { importRows } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { lockBatch, updateBatch } from './batches-repository.ts';
import { dropNotes } from './notes/notes-repository.ts';
import { presentBatch } from './present-batch.ts';

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
