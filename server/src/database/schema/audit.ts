import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** What admins changed: who, when, what, before and after. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** A copy, which stays when the account is deleted. */
    actorName: text().notNull(),
    action: text().notNull(),
    subjectId: integer().notNull(),
    subjectName: text().notNull(),
    /** Null if the subject did not exist before, or does not exist after. */
    before: jsonb(),
    after: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_entries_subject_idx').on(table.subjectId, table.id),
    index('audit_entries_actor_idx').on(table.actorId),
    // Entries are written in the order of their dates.
    index('audit_entries_date_idx').using('brin', table.createdAt),
    index('audit_entries_owner_idx')
      .on(table.id)
      .where(sql`${table.action} in ('cafe.owned', 'cafe.owner_removed')`),
    index('audit_entries_restored_idx')
      .on(sql`(${table.after} ->> 'restoredFrom')`)
      .where(sql`${table.action} = 'cafe.restored'`),
  ],
);
