import type { NoteCounts } from '@cortado/contract';
import { and, asc, eq, getTableColumns, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { importRows, imports } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { UnplacedCafe } from '../../integrations/places/found.ts';
import type { ImportContext } from './import-context.ts';
import * as texts from './texts.ts';

const { errors: _errors, ...columns } = getTableColumns(imports);
const rowsOfBatch = (are: SQL) =>
  sql<number>`(select count(*) from import_rows row where row.import_id = imports.id and ${are})::int`;

/** A batch without the errors of its rows, which may be megabytes. */
export const batchColumns = {
  ...columns,
  /** Rows that cannot be read. */
  failed: sql<number>`jsonb_array_length(${imports.errors})`,
  /** Rows that stayed for review. */
  left: rowsOfBatch(sql`row.problem is not null`),
  /** Rows whose position is still to be looked up. */
  unplaced: rowsOfBatch(sql`row.is_unplaced and row.problem is null`),
};
export type BatchRow = Omit<typeof imports.$inferSelect, 'errors'> &
  Record<'failed' | 'left' | 'unplaced', number>;

/** A batch that runs, by this job and no other one. */
export const isRunBy = (jobId: number) =>
  and(eq(imports.jobId, jobId), eq(imports.state, 'running'));

/** What a job works on. */
export interface RunningBatch extends Pick<BatchRow, 'id' | 'source'> {
  jobId: number;
}

/** Begins a batch that is being looked at; returns its id. */
export async function insertPreview(
  { services: { database, now }, viewer }: ImportContext,
  source: string,
): Promise<number> {
  const [inserted] = await database.db
    .insert(imports)
    .values({
      source,
      location: '',
      state: 'previewed',
      total: 0,
      createdBy: viewer?.id,
      createdAt: now(),
    })
    .returning({ id: imports.id });
  return inserted!.id;
}

/** Puts in what a look has found; from then on the batch may be run. */
export const setPreviewed = (
  db: Executor,
  id: number,
  found: {
    location: string;
    total: number;
    errors: readonly string[];
    notes: NoteCounts;
    unusedColumns: readonly string[];
  },
): Promise<BatchRow> =>
  updateBatch(db, id, {
    ...found,
    errors: [...found.errors],
    unusedColumns: [...found.unusedColumns],
  });

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

/** The rows of a batch that stayed for review. */
export async function leftRows(db: Executor, id: number) {
  const rows = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), isNotNull(importRows.problem)))
    .orderBy(asc(importRows.number));
  return rows.map(({ number, isDuplicate, problem, cafe }) => {
    const { name, address } = cafe as UnplacedCafe;
    return { number, isDuplicate, problem: problem!, name, address };
  });
}

/** Why rows of a batch did not come in, each named. */
export async function batchErrors(db: Executor, id: number): Promise<string[]> {
  const [found] = await db
    .select({ errors: imports.errors })
    .from(imports)
    .where(eq(imports.id, id));
  const left = await leftRows(db, id);
  return [
    ...(found?.errors ?? []),
    ...left.map(({ number, name, problem }) => texts.rowProblem(number, name, problem)),
  ];
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
