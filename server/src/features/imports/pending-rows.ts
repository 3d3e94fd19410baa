import { and, eq, not, or, sql } from 'drizzle-orm';
import { isAmong } from '../../database/is-among.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { importRows } from '../../database/schema.ts';
import type { UnplacedCafe } from '../../integrations/places/found.ts';
import { dropNotes } from './notes/notes.ts';
import type { ClassifiedRow } from './row-classifier.ts';

/** A row as a batch keeps it until it is in. */
interface PendingRow {
  number: number;
  isDuplicate: boolean;
  isUnplaced: boolean;
  cafe: UnplacedCafe;
}

/**
 * The rows that may come in, as JSON: the new ones, those whose position is looked up first, and the likely duplicates
 * an admin may choose.
 */
export function pendingJson(rows: readonly ClassifiedRow[]): string | null {
  const pending = rows.flatMap((row): PendingRow[] =>
    row.verdict === 'known' || row.verdict === 'problem'
      ? []
      : [
          {
            number: row.number,
            isDuplicate: row.verdict === 'duplicate',
            isUnplaced: row.verdict === 'unplaced',
            cafe: row.cafe,
          },
        ],
  );
  return pending.length > 0 ? JSON.stringify(pending) : null;
}

/** @param json as `pendingJson` gives it */
export async function insertPendingRows(
  db: Executor,
  batchId: number,
  json: string,
): Promise<void> {
  await db.execute(sql`
    insert into import_rows (import_id, number, is_duplicate, is_unplaced, cafe)
    select ${batchId}::int, number, "isDuplicate", "isUnplaced", cafe
    from jsonb_to_recordset(${json}::jsonb)
      as r(number int, "isDuplicate" boolean, "isUnplaced" boolean, cafe jsonb)`);
}

/** Deletes the likely duplicates of a batch except the chosen ones, with their notes. @returns how many rows are left */
export async function retainChosenRows(
  tx: Tx,
  batchId: number,
  chosen: readonly number[] | 'all',
): Promise<number> {
  const ofBatch = eq(importRows.importId, batchId);
  if (chosen !== 'all') {
    const isLeftOut = not(isAmong(importRows.number, chosen));
    const dropped = await tx
      .delete(importRows)
      .where(and(ofBatch, importRows.isDuplicate, isLeftOut))
      .returning({ number: importRows.number });
    await dropNotes(
      tx,
      batchId,
      dropped.map(({ number }) => number),
    );
  }
  return tx.$count(importRows, ofBatch);
}

/** Frees rows that stayed for review: the chosen ones come in, and the positions of others are looked up again. */
export async function releaseRows(
  tx: Tx,
  batchId: number,
  chosen: readonly number[],
): Promise<void> {
  const isChosen = isAmong(importRows.number, chosen);
  await tx
    .update(importRows)
    .set({ problem: null })
    .where(and(eq(importRows.importId, batchId), or(importRows.isUnplaced, isChosen)));
}
