import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { MIGRATIONS, MIGRATIONS_FOLDER } from './migrate.ts';

/** What the version before, which runs on while nodes are replaced, could not read or write any more. */
const BREAKS: Readonly<Record<string, RegExp>> = {
  drops: /\bdrop (?:table|column|type|view|function|schema|sequence|index|default)\b/i,
  renames: /\brename\b/i,
  'changes a type': /\balter (?:column )?\S+ (?:set data )?type\b/i,
  'asks for a value': /\bset not null\b/i,
  'asks for a value of a new column':
    /\badd column\b(?!.*\b(?:default|generated)\b).*\bnot null\b/i,
};

/**
 * What a statement breaks. One that removes what no version since an earlier migration uses says so in a line before it:
 * `-- unused since 0001_name`.
 * @param earlier the names of the migrations before its own
 */
function breaksOf(statement: string, earlier: readonly string[]): string[] {
  const since = /^\s*-- unused since (\w+)$/m.exec(statement)?.[1];
  if (since !== undefined && earlier.includes(since)) return [];
  const sql = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
  const clauses = sql.split(/(?=\badd column\b)/i);
  return Object.keys(BREAKS).filter((what) => clauses.some((clause) => BREAKS[what]!.test(clause)));
}

it.each([
  ['drops', 'ALTER TABLE "cafes" DROP COLUMN "phone";'],
  ['drops', 'drop table\n  lists'],
  ['drops', 'DROP INDEX "cafes_name_idx";'],
  ['drops', 'ALTER TABLE cafes ALTER COLUMN phone DROP DEFAULT'],
  ['drops', '-- unused since 0002_later\nDROP TABLE lists'],
  ['renames', 'ALTER TABLE "cafes" RENAME COLUMN "phone" TO "telephone";'],
  ['renames', 'ALTER TABLE lists RENAME TO walks'],
  ['changes a type', 'ALTER TABLE "cafes" ALTER COLUMN "phone" SET DATA TYPE integer;'],
  ['changes a type', 'alter table cafes alter phone type integer using phone::integer'],
  ['asks for a value', 'ALTER TABLE "cafes" ALTER COLUMN "phone" SET NOT NULL;'],
  ['asks for a value of a new column', 'ALTER TABLE "cafes" ADD COLUMN "shade" text NOT NULL;'],
  [
    'asks for a value of a new column',
    'ALTER TABLE cafes ADD COLUMN a numeric(4, 2) DEFAULT 0 NOT NULL, ADD COLUMN b text NOT NULL',
  ],
])('%s: %s', (what, statement) => {
  expect(breaksOf(statement, ['0000_baseline', '0001_before'])).toEqual([what]);
});

it.each([
  'CREATE TABLE lists (id integer PRIMARY KEY, name text NOT NULL)',
  'ALTER TABLE "cafes" ADD COLUMN "shade" text;',
  `ALTER TABLE "cafes" ADD COLUMN "shade" text DEFAULT 'none' NOT NULL;`,
  `ALTER TABLE cafes ADD COLUMN a numeric(4, 2) NOT NULL DEFAULT 0, ADD COLUMN b text`,
  'ALTER TABLE cafes ADD COLUMN size integer NOT NULL GENERATED ALWAYS AS (length(name)) STORED',
  'CREATE INDEX cafes_shade_idx ON cafes (shade)',
  'ALTER TABLE imports DROP CONSTRAINT imports_state_known',
  '-- unused since 0001_before\nALTER TABLE cafes DROP COLUMN phone',
  '-- Does not drop table cafes.\nSELECT 1',
])('only adds, or removes what is unused: %s', (statement) => {
  expect(breaksOf(statement, ['0000_baseline', '0001_before'])).toEqual([]);
});

it('a migration after the baseline breaks nothing of the version before', () => {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  expect(migrations).toHaveLength(MIGRATIONS.length);
  const found = migrations.flatMap(({ sql }, at) =>
    at === 0
      ? []
      : sql
          .map((statement) => ({ statement, breaks: breaksOf(statement, MIGRATIONS.slice(0, at)) }))
          .filter(({ breaks }) => breaks.length > 0),
  );
  expect(found).toEqual([]);
});
