import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from './users.ts';

/** Links that confirm the email address of an account; all of them work until one is used. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    /** SHA-256 of the token, which is only in the mail. */
    tokenHash: text().primaryKey(),
    userId: userId(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('email_confirmations_user_idx').on(table.userId)],
);
