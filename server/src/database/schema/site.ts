import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, lower } from './columns.ts';

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  (t) => ({
    id: id(),
    email: t.text().notNull(),
    createdAt: createdAt(),
    /** Until the holder confirms, only the confirmation mail is sent to the address. */
    confirmedAt: t.timestamp({ withTimezone: true }),
    /** A hash: the token itself is only in the mail. */
    confirmationToken: t.text().unique('newsletter_subscribers_confirmation_key'),
    confirmationExpiresAt: t.timestamp({ withTimezone: true }),
    /** In each newsletter mail; it can only end the subscription. */
    unsubscribeToken: t.text().unique('newsletter_subscribers_unsubscribe_key'),
  }),
  (table) => [uniqueIndex('newsletter_subscribers_email_key').on(lower(table.email))],
);

/** Facts about this installation, such as which seed filled it. */
export const siteState = pgTable('site_state', (t) => ({
  key: t.text().primaryKey(),
  value: t.text().notNull(),
}));

/** How often something was searched in a week; nothing of who has searched. */
export const searchCounts = pgTable(
  'search_counts',
  (t) => ({
    /** The Sunday that it begins with. */
    week: t.date().notNull(),
    kind: t.text().notNull().$type<SearchCountKind>(),
    /** Folded words, or the key of a filter; empty where searches as such are counted. */
    term: t.text().notNull(),
    count: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.week, table.kind, table.term] })],
);

export type SearchCountKind =
  | 'searches'
  | 'found_nothing'
  | 'with_filter'
  | 'words'
  | 'missing_words'
  | 'filter';

/** What admins changed: who, when, what, before and after. */
export const auditEntries = pgTable(
  'audit_entries',
  (t) => ({
    id: id(),
    actorId: t.integer().references(() => users.id, { onDelete: 'set null' }),
    /** A copy, which stays when the account is deleted. */
    actorName: t.text().notNull(),
    action: t.text().notNull(),
    subjectId: t.integer().notNull(),
    subjectName: t.text().notNull(),
    /** Null if the subject did not exist before, or does not exist after. */
    before: t.jsonb(),
    after: t.jsonb(),
    createdAt: createdAt(),
  }),
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

const counter = () => ({
  key: text().primaryKey(),
  attempts: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});

/** Attempts within a time window; the key is a hash. Not logged: a crash of the database empties it. */
export const rateLimits = pgTable('rate_limits', counter());

/** The same for windows of a day, and for mails: they outlive a crash. */
export const dailyLimits = pgTable('daily_limits', counter());

/** Consecutive failed sign-ins; the key is a hash of the bucket: an account, a known device or an unknown name. */
export const failedSignIns = pgTable('failed_sign_ins', (t) => ({
  key: t.text().primaryKey(),
  failures: t.integer().notNull(),
  lastFailedAt: t.timestamp({ withTimezone: true }).notNull(),
  /** Until then attempts are refused without checking the password. */
  waitUntil: t.timestamp({ withTimezone: true }),
}));
