import { sql, type SQL } from 'drizzle-orm';
import { integer, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
export const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`;

/** What admins search, in lower case; by the rules of Unicode, whatever the database's own locale. */
export const searchText = (columns: () => readonly AnyPgColumn[]) =>
  text().generatedAlwaysAs(
    (): SQL => sql`lower((${sql.join([...columns()], sql` || E'\\n' || `)}) collate "und-x-icu")`,
  );

/** Like a list for people: whatever the case and the accents, and numbers by their value. */
export const naturalOrder = (column: AnyPgColumn): SQL => sql`${column} collate natural_order`;

/** Foreign key of a row that is deleted with the one it belongs to. */
export const partOf = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: 'cascade' });

/** The condition of a check constraint. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
