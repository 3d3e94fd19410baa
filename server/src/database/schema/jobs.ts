import type { JobKind } from '@cortado/contract/job-kinds';
import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './accounts.ts';

/** Work that is to be done in the background. A row is deleted once its job is done; one that failed stays. */
export const jobs = pgTable(
  'jobs',
  (t) => ({
    id: id(),
    kind: t.text().$type<JobKind>().notNull(),
    /** Scheduled work has one row, which stays: its kind is the key. */
    key: t.text(),
    /** What distinguishes it from others of its kind; for people. */
    title: t.text().notNull().default(''),
    payload: t.jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The payload is removed when the job has failed, because it may hold a working link; it cannot be retried. */
    isSecret: t.boolean().notNull().default(false),
    /** The member it is for, so that it is deleted with the account. */
    userId: t.integer().references(() => users.id, { onDelete: 'cascade' }),
    attempts: t.integer().notNull().default(0),
    /** While a node runs it: when another may take it over. */
    dueAt: t.timestamp({ withTimezone: true }).notNull(),
    /** Null unless a node runs it, or has died meanwhile. */
    startedAt: t.timestamp({ withTimezone: true }),
    /** Not begun after this time, when it is no longer of use. */
    expiresAt: t.timestamp({ withTimezone: true }),
    failedAt: t.timestamp({ withTimezone: true }),
    lastError: t.text(),
    /** The request that queued it, where requests are logged: a job queued by a job has the same. */
    requestId: t.text(),
    /** The span that queued it, as the header of W3C Trace Context, where traces are sent. */
    traceparent: t.text(),
    createdAt: createdAt(),
  }),
  (table) => [
    index('jobs_due_idx')
      .on(table.kind, table.dueAt)
      .where(sql`${table.failedAt} is null`),
    index('jobs_user_idx').on(table.userId),
    uniqueIndex('jobs_key').on(table.key),
  ],
);

/** What has become of the jobs of each kind, most of whose rows are gone. */
export const jobHistory = pgTable('job_history', (t) => ({
  kind: t.text().$type<JobKind>().primaryKey(),
  done: t.integer().notNull().default(0),
  doneAt: t.timestamp({ withTimezone: true }),
  /** The result of the last one. */
  result: t.jsonb().$type<Record<string, unknown>>(),
  failedAttempts: t.integer().notNull().default(0),
  failedAt: t.timestamp({ withTimezone: true }),
  lastError: t.text(),
}));
