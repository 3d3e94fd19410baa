import type { ImportBatch, ImportRow } from '@cortado/contract';
import { desc, ne } from 'drizzle-orm';
import { imports } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { batchColumns, batchErrors, leftRows, requireBatch } from './batches-repository.ts';
import { presentBatch } from './present-batch.ts';

const MAX_BATCHES = 50;
const MAX_ROWS = 1000;

/** The last imports, newest first, without those that were only looked at. */
export async function listImports({ services }: MemberContext): Promise<ImportBatch[]> {
  const { database, now } = services;
  const rows = await database.db
    .select(batchColumns)
    .from(imports)
    .where(ne(imports.state, 'previewed'))
    .orderBy(desc(imports.id))
    .limit(MAX_BATCHES);
  return rows.map((row) => presentBatch(row, now()));
}

/**
 * How far an import is.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function getImport({ services }: MemberContext, id: number): Promise<ImportBatch> {
  const { db } = services.database;
  const batch = await requireBatch(db, id);
  const errors = batch.state === 'running' ? [] : await batchErrors(db, id);
  return presentBatch(batch, services.now(), errors);
}

/**
 * The rows of an import that stayed for review.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function listImportRows(
  { services: { database } }: MemberContext,
  id: number,
): Promise<ImportRow[]> {
  await requireBatch(database.db, id);
  const rows = await leftRows(database.db, id);
  return rows.slice(0, MAX_ROWS).map(({ isDuplicate, ...row }) => ({
    ...row,
    verdict: isDuplicate ? 'duplicate' : 'problem',
    warning: null,
    like: null,
  }));
}
