import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { userId, users } from './users.ts';

/** Mails that wait for delivery; a row is deleted once its mail is sent. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    /** The member it is for, so that it is deleted with the account. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Text, HTML and headers; removed when the mail has failed, because it may hold a working link. */
    content: jsonb().$type<{ text: string; html: string; headers?: Record<string, string> }>(),
    attempts: integer().notNull().default(0),
    /** While a node is sending it: when another node may take it over. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
    /** Not sent after this time, when it is no longer of use. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    failedAt: timestamp({ withTimezone: true }),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outgoing_mails_due_idx')
      .on(table.nextAttemptAt)
      .where(sql`${table.failedAt} is null`),
    index('outgoing_mails_user_idx').on(table.userId),
  ],
);

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
