import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { userId, users } from './users.ts';

/** Mails that wait to be sent; one that was sent is gone. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    /** Whose mail it is, so that it goes with the account. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Text, HTML and headers; taken away when the mail has failed, for it may hold a link that works. */
    content: jsonb().$type<{ text: string; html: string; headers?: Record<string, string> }>(),
    attempts: integer().notNull().default(0),
    /** While a node is sending it: when another may take it over. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
    /** After this it is of no use to anybody. */
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

/** Links that confirm the address of an account; each of them works until one was used. */
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
