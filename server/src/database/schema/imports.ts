import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** What an import is doing: looked at, at work, over, or taken back. */
export const IMPORT_STATES = ['previewed', 'running', 'done', 'failed', 'undone'] as const;

/** Batches of cafes brought in from elsewhere. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    source: text().notNull(),
    /** What was asked for: a place, or a file's name. */
    location: text().notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    /** How many were found, are in, were left out as known; how many rows are through. */
    total: integer().notNull(),
    imported: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    done: integer().notNull().default(0),
    errors: jsonb().$type<string[]>().notNull().default([]),
    /** The rows as they were looked at, until they are in. */
    rows: jsonb(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Moves on while it is at work: one that stands still was cut off. */
    updatedAt: createdAt(),
  },
  (table) => [
    index('imports_created_by_idx').on(table.createdBy),
    check(
      'imports_state_known',
      sql`${table.state} in ('previewed', 'running', 'done', 'failed', 'undone')`,
    ),
  ],
);
