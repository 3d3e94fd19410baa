import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
export const failedSignIns = pgTable('failed_sign_ins', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailedAt: timestamp({ withTimezone: true }).notNull(),
  /** Until then attempts are refused without checking the password. */
  waitUntil: timestamp({ withTimezone: true }),
});
