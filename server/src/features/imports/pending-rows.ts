import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { importRows } from '../../database/schema.ts';
import type { FoundCafe } from '../../integrations/places/found.ts';
import type { ClassifiedRow } from './row-classifier.ts';

/** A row as a batch keeps it until it is in. */
interface PendingRow {
  number: number;
  isDuplicate: boolean;
  cafe: FoundCafe;
}

/** The rows that may come in, as JSON: the new ones, and the likely duplicates an admin may choose. */
export function pendingJson(rows: readonly ClassifiedRow[]): string | null {
  const pending = rows.flatMap((row): PendingRow[] =>
    row.verdict === 'new' || row.verdict === 'duplicate'
      ? [{ number: row.number, isDuplicate: row.verdict === 'duplicate', cafe: row.cafe }]
      : [],
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
    insert into import_rows (import_id, number, is_duplicate, cafe)
    select ${batchId}::int, number, "isDuplicate", cafe
    from jsonb_to_recordset(${json}::jsonb) as r(number int, "isDuplicate" boolean, cafe jsonb)`);
}

/** Deletes the likely duplicates of a batch but the chosen ones; returns how many rows are left. */
export async function keepChosenRows(
  tx: Tx,
  batchId: number,
  chosen: readonly number[] | 'all',
): Promise<number> {
  const ofBatch = eq(importRows.importId, batchId);
  if (chosen !== 'all') {
    const isLeftOut = sql`${importRows.number} <> all(${sql.param([...chosen])}::int[])`;
    await tx.delete(importRows).where(and(ofBatch, importRows.isDuplicate, isLeftOut));
  }
  return tx.$count(importRows, ofBatch);
}
