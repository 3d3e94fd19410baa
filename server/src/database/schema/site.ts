import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, lower } from './columns.ts';

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull(),
    createdAt: createdAt(),
    /** Nothing but the question goes to an address until its holder has said yes. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** A hash: the token itself is only in the mail. */
    confirmationToken: text().unique('newsletter_subscribers_confirmation_key'),
    confirmationExpiresAt: timestamp({ withTimezone: true }),
    /** Stands in each letter and can do nothing but end the subscription. */
    unsubscribeToken: text().unique('newsletter_subscribers_unsubscribe_key'),
  },
  (table) => [uniqueIndex('newsletter_subscribers_email_key').on(lower(table.email))],
);

/** Facts about this installation, such as which seed filled it. */
export const siteState = pgTable('site_state', {
  key: text().primaryKey(),
  value: text().notNull(),
});
