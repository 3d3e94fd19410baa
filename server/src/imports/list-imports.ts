import type { ImportBatch } from '@cortado/contract';
import { desc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../database/open.ts';
import { imports } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { MemberContext } from '../routing/route.ts';
import { batchColumns, presentBatch } from './present-batch.ts';

const MOST = 50;

/** @throws AppError IMPORT_NOT_FOUND */
export async function requireBatch(db: Executor, id: number): Promise<typeof imports.$inferSelect> {
  const [found] = await db.select().from(imports).where(eq(imports.id, id));
  if (!found) throw new AppError('IMPORT_NOT_FOUND');
  return found;
}

/** The last imports, newest first, without those that were only looked at. */
export async function listImports({ services }: MemberContext): Promise<ImportBatch[]> {
  const { database, now } = services;
  const rows = await database.db
    .select(batchColumns)
    .from(imports)
    .where(ne(imports.state, 'previewed'))
    .orderBy(desc(imports.id))
    .limit(MOST);
  return rows.map((row) => presentBatch(row, now()));
}

/**
 * How far an import is.
 * @throws AppError IMPORT_NOT_FOUND
 */
export async function getImport({ services }: MemberContext, id: number): Promise<ImportBatch> {
  return presentBatch(await requireBatch(services.database.db, id), services.now());
}
