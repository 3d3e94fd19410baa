import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema.ts';

export const nameOf = ({ table, name }: PgColumn) => `${getTableName(table)}.${name}`;

/** The names of all columns with a foreign key to a table, sorted. */
export function referencesTo(target: PgTable): string[] {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
  return tables
    .flatMap((table) => getTableConfig(table).foreignKeys.map((key) => key.reference()))
    .filter(({ foreignTable }) => foreignTable === target)
    .flatMap(({ columns }) => columns.map(nameOf))
    .toSorted();
}
