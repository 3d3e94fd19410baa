import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { importRows, imports } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { ImportContext } from './import-context.ts';

const { errors: _errors, ...columns } = getTableColumns(imports);
/** A batch without the errors of its rows, which may be megabytes. */
export const batchColumns = {
  ...columns,
  failed: sql<number>`jsonb_array_length(${imports.errors})`,
};
export type BatchRow = Omit<typeof imports.$inferSelect, 'errors'> & { failed: number };

/** Begins a batch that is being looked at; returns its id. */
export async function insertPreview(
  { services: { database, now }, viewer }: ImportContext,
  source: string,
): Promise<number> {
  const at = { createdAt: now(), updatedAt: now() };
  const [inserted] = await database.db
    .insert(imports)
    .values({ source, location: '', state: 'previewed', total: 0, createdBy: viewer?.id, ...at })
    .returning({ id: imports.id });
  return inserted!.id;
}

/** Puts in what a look has found; from then on the batch may be run. */
export const setPreviewed = (
  db: Executor,
  id: number,
  found: { location: string; total: number; errors: readonly string[] },
): Promise<BatchRow> => updateBatch(db, id, { ...found, errors: [...found.errors] });

export async function updateBatch(
  db: Executor,
  id: number,
  values: Partial<typeof imports.$inferInsert>,
): Promise<BatchRow> {
  const [updated] = await db
    .update(imports)
    .set(values)
    .where(eq(imports.id, id))
    .returning(batchColumns);
  return updated!;
}

/** Deletes a batch with its pending rows. */
export async function deleteBatch(db: Executor, id: number): Promise<void> {
  await db.delete(imports).where(eq(imports.id, id));
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

/** Deletes the rows of a batch that are not in yet. */
export async function deletePendingRows(tx: Tx, id: number): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.importId, id));
}

/** Deletes batches that were looked at before then and never run. */
export async function deleteStalePreviews(db: Executor, before: Date): Promise<void> {
  await db
    .delete(imports)
    .where(and(eq(imports.state, 'previewed'), lt(imports.createdAt, before)));
}
