import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
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

/** Confirmed addresses that members have asked to change, each with the link that puts it back. */
export const formerEmails = pgTable(
  'former_emails',
  {
    /** SHA-256 of the token, which is only in the mail. */
    tokenHash: text().primaryKey(),
    userId: userId(),
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When the change was asked for. */
    createdAt: createdAt(),
  },
  (table) => [index('former_emails_user_idx').on(table.userId)],
);
