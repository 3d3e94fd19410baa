import {
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, lower } from './columns.ts';

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull(),
    createdAt: createdAt(),
    /** Until the holder confirms, only the confirmation mail is sent to the address. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** A hash: the token itself is only in the mail. */
    confirmationToken: text().unique('newsletter_subscribers_confirmation_key'),
    confirmationExpiresAt: timestamp({ withTimezone: true }),
    /** In each newsletter mail; it can only end the subscription. */
    unsubscribeToken: text().unique('newsletter_subscribers_unsubscribe_key'),
  },
  (table) => [uniqueIndex('newsletter_subscribers_email_key').on(lower(table.email))],
);

/** Facts about this installation, such as which seed filled it. */
export const siteState = pgTable('site_state', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/** How often something was searched in a week; nothing of who has searched. */
export const searchCounts = pgTable(
  'search_counts',
  {
    /** The Sunday that it begins with. */
    week: date().notNull(),
    kind: text().notNull().$type<SearchCountKind>(),
    /** Folded words, or the key of a filter; empty where searches as such are counted. */
    term: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.kind, table.term] })],
);

export type SearchCountKind =
  | 'searches'
  | 'found_nothing'
  | 'with_filter'
  | 'words'
  | 'missing_words'
  | 'filter';
