import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts within a time window; the key is a hash. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  resetsAt: timestamp({ withTimezone: true }).notNull(),
});

/** Sign-ins that failed in a row; the key is a hash of the account, the browser it knows, or a name that is no account's. */
export const failedSignIns = pgTable('failed_sign_ins', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailedAt: timestamp({ withTimezone: true }).notNull(),
  /** Until then attempts are refused without checking the password. */
  waitUntil: timestamp({ withTimezone: true }),
});
