import { z } from 'zod';
import { message } from './accounts.ts';
import { idParam, type Endpoint } from './endpoint.ts';
import { JOB_KINDS } from './job-kinds.ts';

const moment = z.iso.datetime();
const kind = z.enum(JOB_KINDS);

/** A job that was given up, or scheduled work that failed when it was last tried. */
const failedJob = z.object({
  id: z.int(),
  kind,
  /** What distinguishes it from others of its kind: the subject of a mail, the cafe of a photo. */
  title: z.string(),
  recipient: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string(),
  /** When it was given up; null for scheduled work, which is tried again. */
  failedAt: moment.nullable(),
  /** When it is tried again. */
  dueAt: moment.nullable(),
  /** The id of the request that queued it, as in the log and the answer; null if no request did. */
  requestId: z.string().nullable(),
  /** False where what it needs is gone: a link or a code that is not stored for long. */
  canRetry: z.boolean(),
});
export type FailedJob = z.infer<typeof failedJob>;

const jobCounts = z.object({
  kind,
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** How many were done since the database was created. */
  done: z.int(),
  doneAt: moment.nullable(),
  /** The error of the last failed attempt. */
  lastError: z.string().nullable(),
  lastErrorAt: moment.nullable(),
  /** When scheduled work is due next. */
  dueAt: moment.nullable(),
  /** Since when it has been scheduled. */
  scheduledAt: moment.nullable(),
});
export type JobCounts = z.infer<typeof jobCounts>;

/** The state of a part of the site, with a code for each reason and its count. */
const finding = z.object({
  part: z.enum(['database', 'catalogue', 'mail', 'jobs', 'backup', 'server']),
  /** Critical where an operator has to act. */
  level: z.enum(['critical', 'warning', 'ok']),
  code: z.enum([
    'database_away',
    'standby',
    'requests_wait',
    'database_slow',
    'database_ok',
    'changes_pending',
    'catalogue_ok',
    'unknown_while_away',
    'mail_failed',
    'mail_to_files',
    'mail_ok',
    'jobs_failed',
    'job_waits',
    'jobs_ok',
    'backup_failed',
    'no_backup',
    'backup_missing',
    'backups_off',
    'backup_old',
    'backups_ok',
    'disk_low',
    'running',
  ]),
  /** How many requests, changes or jobs it is about. */
  count: z.int().optional(),
  seconds: z.number().optional(),
  error: z.string().optional(),
});
export type HealthFinding = z.infer<typeof finding>;

export const health = z.object({
  checkedAt: moment,
  /** One for each part, the most urgent first. */
  findings: z.array(finding),
  /** Null while it is unavailable. */
  database: z
    .object({
      kind: z.enum(['embedded', 'server']),
      version: z.string(),
      isPrimary: z.boolean(),
      latencyMs: z.number(),
      bytes: z.int(),
      connections: z.object({ open: z.int(), idle: z.int(), waiting: z.int() }),
    })
    .nullable(),
  catalogue: z.object({
    cafes: z.int(),
    revision: z.int(),
    pendingChanges: z.int(),
    /** When it last applied a change, or was loaded. */
    loadedAt: moment,
  }),
  /** Where mails go: to an SMTP server, or into files. */
  mailTo: z.enum(['smtp', 'files']),
  /** Null while the database is unavailable. */
  jobs: z
    .object({
      kinds: z.array(jobCounts),
      /** How long the job that is due first has been waiting. */
      oldestWaitSeconds: z.number(),
      /** The newest first, fifty at most. */
      failed: z.array(failedJob),
    })
    .nullable(),
  /** The disk with DATA_DIR, on the node that answers; null if it cannot be measured. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  backup: z.object({
    /** Null where none are scheduled on the node that answers. */
    everyHours: z.number().nullable(),
    madeAt: moment.nullable(),
    bytes: z.number().nullable(),
    nextAt: moment.nullable(),
  }),
  server: z.object({
    /** The version of the build; null in development. */
    version: z.string().nullable(),
    node: z.string(),
    startedAt: moment,
    /** How many processes run on the database; null while that is unavailable. */
    nodes: z.int().nullable(),
  }),
});
export type Health = z.infer<typeof health>;

export const healthEndpoints = {
  getHealth: {
    method: 'GET',
    path: '/api/admin/health',
    access: 'admin',
    summary:
      'How the database, the catalogue, mail, jobs, the disk and backups are. It answers even while the database is unavailable.',
    answer: health,
  },
  retryJob: {
    method: 'POST',
    path: '/api/admin/jobs/{id}/retry',
    access: 'admin',
    summary: 'Has a failed job tried again at once.',
    params: idParam,
    answer: message,
    errors: ['JOB_NOT_FOUND'],
  },
  dismissJob: {
    method: 'DELETE',
    path: '/api/admin/jobs/{id}',
    access: 'admin',
    summary: 'Removes a job that was given up.',
    params: idParam,
    answer: message,
    errors: ['JOB_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
