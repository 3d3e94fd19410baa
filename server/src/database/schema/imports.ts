import type { ImportField, ImportMapping, NoteCounts, NoteKind } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, partOf } from './columns.ts';
import { users } from './accounts.ts';

/** The states of an import batch. */
export const IMPORT_STATES = [
  'previewed',
  'running',
  'done',
  'failed',
  'canceled',
  'undone',
] as const;

/** Batches of cafes brought in from elsewhere. */
export const imports = pgTable(
  'imports',
  (t) => ({
    id: id(),
    source: t.text().notNull(),
    /** The requested place, or the name of the file. */
    location: t.text().notNull(),
    state: t.text({ enum: IMPORT_STATES }).notNull(),
    /** Rows in total, inserted, skipped as known, and processed (`done`). */
    total: t.integer().notNull(),
    imported: t.integer().notNull().default(0),
    skipped: t.integer().notNull().default(0),
    done: t.integer().notNull().default(0),
    errors: t.jsonb().$type<string[]>().notNull().default([]),
    /** The job that imports it; of another one, as of one that was canceled, nothing counts. */
    jobId: t.integer(),
    /** Why it failed; '' if it did not. */
    failure: t.text().notNull().default(''),
    /** How many rows have notes: stored here, because counting `import_notes` is slow. */
    notes: t.jsonb().$type<NoteCounts>().notNull().default({ rows: 0, kinds: {} }),
    /** The names of the file's columns that nothing is taken from. */
    unusedColumns: t.jsonb().$type<string[]>().notNull().default([]),
    createdBy: t.integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  }),
  (table) => [
    index('imports_created_by_idx').on(table.createdBy),
    check('imports_state_known', isOneOf(table.state, IMPORT_STATES)),
  ],
);

/** The rows of a preview, until they are imported. */
export const importRows = pgTable(
  'import_rows',
  (t) => ({
    importId: partOf(() => imports.id),
    /** In the file, where the heading is row 1; counted from 1 for other sources. */
    number: t.integer().notNull(),
    isDuplicate: t.boolean().notNull(),
    /** A `FoundCafe`, or an `UnplacedCafe`. */
    cafe: t.jsonb().notNull(),
    /** True until its position is looked up. */
    isUnplaced: t.boolean().notNull().default(false),
    /** Why it did not come in: it stays for review. */
    problem: t.text(),
  }),
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    // Few of the rows: they are counted while the others come in.
    index('import_rows_unplaced_idx')
      .on(table.importId, table.number)
      .where(sql`${table.isUnplaced} or ${table.problem} is not null`),
  ],
);

/** What an import left out, changed, or took although it looks wrong. */
export const importNotes = pgTable(
  'import_notes',
  (t) => ({
    importId: partOf(() => imports.id),
    kind: t.text().$type<NoteKind>().notNull(),
    /** Of the row, as in `import_rows`. */
    number: t.integer().notNull(),
    field: t.text().$type<ImportField>().notNull(),
    /** Of the row's cafe. */
    name: t.text().notNull(),
    columnName: t.text().notNull(),
    before: t.text().notNull(),
    after: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.number, table.field] })],
);

/** How the columns of files were taken, for the next file with the same ones. */
export const importMappings = pgTable('import_mappings', (t) => ({
  /** Of the names of the columns. */
  shape: t.text().primaryKey(),
  mapping: t.jsonb().$type<ImportMapping>().notNull(),
  updatedAt: createdAt(),
}));
