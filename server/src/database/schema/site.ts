import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, lower } from './columns.ts';

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  { id: id(), email: text().notNull(), createdAt: createdAt() },
  (table) => [uniqueIndex('newsletter_subscribers_email_key').on(lower(table.email))],
);

/** Facts about this installation, such as which seed filled it. */
export const siteState = pgTable('site_state', {
  key: text().primaryKey(),
  value: text().notNull(),
});
