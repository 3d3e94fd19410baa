import { setImmediate } from 'node:timers/promises';
import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { imports } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { FoundCafe } from '../../integrations/places/found.ts';
import type { MemberContext } from '../../http/route.ts';

/** A row as a batch keeps it until it is in. */
export interface KeptRow {
  number: number;
  isDuplicate: boolean;
  cafe: FoundCafe;
}

/** How many rows become text before others get their turn. */
const BATCH_SIZE = 500;

/** jsonb as PostgreSQL takes it in binary form: a version, then the text. */
const JSONB_VERSION = 1;

/**
 * The rows as jsonb in binary form, made in parts: up to 20 MB of text would hold up everybody for a tenth of a
 * second, while it is made and again while the driver encodes it.
 */
async function toJsonb(rows: readonly KeptRow[]): Promise<Buffer> {
  const parts = [Buffer.of(JSONB_VERSION), Buffer.from('[')];
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const list = JSON.stringify(rows.slice(at, at + BATCH_SIZE)).slice(1, -1);
    parts.push(Buffer.from(at === 0 ? list : `,${list}`));
    await setImmediate();
  }
  parts.push(Buffer.from(']'));
  return Buffer.concat(parts);
}

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
  rows: readonly KeptRow[];
};

export async function insertBatch(
  { services: { database, now }, viewer }: MemberContext,
  batch: NewBatch,
): Promise<BatchRow> {
  const [inserted] = await database.db
    .insert(imports)
    .values({
      ...batch,
      rows: sql`${await toJsonb(batch.rows)}::jsonb`,
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
export async function keptRows(db: Executor, id: number): Promise<readonly KeptRow[] | null> {
  const [found] = await db.select({ rows: imports.rows }).from(imports).where(eq(imports.id, id));
  return (found?.rows as KeptRow[] | null | undefined) ?? null;
}

/** Deletes batches that were looked at before then and never run. */
export async function deleteForgotten(db: Executor, before: Date): Promise<void> {
  await db
    .delete(imports)
    .where(and(eq(imports.state, 'previewed'), lt(imports.createdAt, before)));
}
