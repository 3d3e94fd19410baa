import { hash } from 'node:crypto';
import type { ImportMapping } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../database/open.ts';
import { importMappings } from '../../../database/schema.ts';
import { recordChanges } from '../../audit/record-changes.ts';
import type { ImportContext } from '../batches.ts';
import { columnName, fieldsOf } from './choose-reader.ts';
import { normalizeColumn } from './column-names.ts';

/** How a file's columns are read, to be remembered. */
export interface TakenColumns {
  columns: readonly string[];
  mapping: ImportMapping;
}

/** What files with the same columns have in common. */
const shapeOf = (columns: readonly string[]): string =>
  hash('sha256', JSON.stringify(columns.map(normalizeColumn)), 'base64url');

/** A mapping that names each column of a file. */
export function completeMapping({ columns, mapping }: TakenColumns): ImportMapping {
  const fields = fieldsOf(mapping, columns);
  return {
    ...mapping,
    columns: columns.map((column, at) => ({
      column: columnName(column, at),
      field: fields[at] ?? null,
    })),
  };
}

/** How the last file with these columns was read; null where there was none. */
export async function rememberedMapping(
  db: Executor,
  columns: readonly string[],
): Promise<ImportMapping | null> {
  const [found] = await db
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(eq(importMappings.shape, shapeOf(columns)));
  if (!found) return null;
  // The names may be spelled a little otherwise; their order is the same.
  const names = found.mapping.columns.map(({ field }, at) => ({
    column: columnName(columns[at] ?? '', at),
    field,
  }));
  return { ...found.mapping, columns: names };
}

/** Remembers how the columns of a file were read. */
export async function rememberMapping(
  context: ImportContext,
  taken: TakenColumns,
  subject: { id: number; name: string },
): Promise<void> {
  const { database, now } = context.services;
  const after = completeMapping(taken);
  const shape = shapeOf(taken.columns);
  await database.inTransaction(async (tx) => {
    const before = await rememberedMapping(tx, taken.columns);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const values = { mapping: after, updatedAt: now() };
    await tx
      .insert(importMappings)
      .values({ shape, ...values })
      .onConflictDoUpdate({ target: importMappings.shape, set: values });
    await recordChanges(tx, context, [{ action: 'import.mapped', subject, before, after }]);
  });
}
