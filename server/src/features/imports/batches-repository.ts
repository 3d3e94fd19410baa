import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { imports } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { PendingRow } from './pending-rows.ts';
import type { MemberContext } from '../../http/route.ts';

const { rows: _rows, errors: _errors, ...columns } = getTableColumns(imports);
/** A batch without its rows and their errors, which may be megabytes. */
export const batchColumns = {
  ...columns,
  failed: sql<number>`jsonb_array_length(${imports.errors})`,
};
export type BatchRow = Omit<typeof imports.$inferSelect, 'rows' | 'errors'> & { failed: number };

type NewBatch = Pick<BatchRow, 'source' | 'location' | 'state' | 'total'> & {
  skipped?: number;
  errors: readonly string[];
  /** As jsonb in binary form. */
  rows: Uint8Array;
};

export async function insertBatch(
  { services: { database, now }, viewer }: MemberContext,
  batch: NewBatch,
): Promise<BatchRow> {
  const [inserted] = await database.db
    .insert(imports)
    .values({
      ...batch,
      rows: sql`${batch.rows}::jsonb`,
      errors: [...batch.errors],
      createdBy: viewer.id,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning(batchColumns);
  return inserted!;
}

/** @throws AppError IMPORT_NOT_FOUND */
export async function requireBatch(db: Executor, id: number): Promise<BatchRow> {
  const [found] = await db.select(batchColumns).from(imports).where(eq(imports.id, id));
  if (!found) throw new AppError('IMPORT_NOT_FOUND');
  return found;
}

/**
 * A batch that nobody else works on until the transaction ends.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function lockBatch(tx: Tx, id: number): Promise<BatchRow> {
  await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update');
  return requireBatch(tx, id);
}

/** Why rows of a batch cannot be read, each named. */
export async function batchErrors(db: Executor, id: number): Promise<string[]> {
  const [found] = await db
    .select({ errors: imports.errors })
    .from(imports)
    .where(eq(imports.id, id));
  return found?.errors ?? [];
}

/** The rows of a batch; null once it is done or undone. */
export async function readPendingRows(
  db: Executor,
  id: number,
): Promise<readonly PendingRow[] | null> {
  const [found] = await db.select({ rows: imports.rows }).from(imports).where(eq(imports.id, id));
  return (found?.rows as PendingRow[] | null | undefined) ?? null;
}

/** Deletes batches that were looked at before then and never run. */
export async function deleteStalePreviews(db: Executor, before: Date): Promise<void> {
  await db
    .delete(imports)
    .where(and(eq(imports.state, 'previewed'), lt(imports.createdAt, before)));
}
