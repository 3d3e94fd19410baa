import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { CAFE_REFERENCES, MEMBER_REFERENCES } from './references.ts';
import * as schema from './schema.ts';

const nameOf = ({ table, name }: PgColumn) => `${getTableName(table)}.${name}`;

/** The columns of all foreign keys to a table. */
function referencesTo(target: PgTable): string[] {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
  return tables
    .flatMap((table) => getTableConfig(table).foreignKeys.map((key) => key.reference()))
    .filter(({ foreignTable }) => foreignTable === target)
    .flatMap(({ columns }) => columns.map(nameOf));
}

it.each([
  ['a member', MEMBER_REFERENCES, schema.users],
  ['a cafe', CAFE_REFERENCES, schema.cafes],
] as const)('every column that names %s is listed', (_, listed, target) => {
  const names = listed.map(({ column }) => nameOf(column));
  expect(names.toSorted()).toEqual(referencesTo(target).toSorted());
});
