import type { ImportBatch, ImportRow } from '@cortado/contract';
import { and, asc, desc, eq, getTableColumns, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { importRows, imports } from '../../database/schema.ts';
import type { Member } from '../../auth/sessions/session-cache.ts';
import type { MemberContext } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { UnplacedCafe } from '../../integrations/places/found.ts';
import * as texts from './texts.ts';

/** The source of what comes from a file. */
export const FILE_SOURCE = 'file';

/** What an import needs; the command line has no viewer. */
export interface ImportContext {
  services: Pick<Services, 'database' | 'jobs' | 'logger' | 'now' | 'places'>;
  viewer: Pick<Member, 'id'> | null;
}

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
export interface RunningBatch extends Pick<BatchRow, 'id' | 'source' | 'location'> {
  jobId: number;
}

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
async function leftRows(db: Executor, id: number) {
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

/** Why rows of a batch were not imported, each with its name. */
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

/** @param errors left out where nobody reads them: they may be megabytes */
export const presentBatch = (
  { createdBy: _createdBy, jobId: _jobId, createdAt, ...row }: BatchRow,
  errors: readonly string[] = [],
): ImportBatch => ({
  ...row,
  failed: row.failed + row.left,
  errors: [...errors],
  createdAt: createdAt.toISOString(),
});

/**
 * How far an import is.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function getImport(
  { services }: MemberContext,
  { params: { id } }: { params: { id: number } },
): Promise<ImportBatch> {
  const { db } = services.database;
  const batch = await requireBatch(db, id);
  return presentBatch(batch, batch.state === 'running' ? [] : await batchErrors(db, id));
}

const MAX_BATCHES = 50;

/** The last imports, newest first, without those that were only previewed. */
export async function listImports({ services }: MemberContext): Promise<ImportBatch[]> {
  const rows = await services.database.db
    .select(batchColumns)
    .from(imports)
    .where(ne(imports.state, 'previewed'))
    .orderBy(desc(imports.id))
    .limit(MAX_BATCHES);
  return rows.map((row) => presentBatch(row));
}

const MAX_ROWS = 1000;

/**
 * The rows of an import that stayed for review.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function listImportRows(
  { services: { database } }: MemberContext,
  { params: { id } }: { params: { id: number } },
): Promise<ImportRow[]> {
  await requireBatch(database.db, id);
  const rows = await leftRows(database.db, id);
  return rows.slice(0, MAX_ROWS).map(({ isDuplicate, ...row }) => ({
    ...row,
    verdict: isDuplicate ? 'duplicate' : 'problem',
    notes: [],
    like: null,
  }));
}
