import { and, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS } from '../../core/durations.ts';
import {
  dailyLimits,
  emailConfirmations,
  externalSignIns,
  failedSignIns,
  formerEmails,
  jobs,
  knownDevices,
  newsletterSubscribers,
  NO_NEW_EMAIL,
  passkeyChallenges,
  pendingSignIns,
  rateLimits,
  sessions,
  users,
} from '../../database/schema.ts';
import type { AuthServices } from '../auth-services.ts';
import { CHALLENGE_MS } from '../two-step/passkeys.ts';
import { PENDING_SIGN_IN_MS } from '../two-step/sign-in-steps.ts';
import { sessionLimits } from './session-cache.ts';

const FAILED_JOBS_KEPT_MS = 7 * DAY_MS;

/** Deletes expired sessions, sign-ins without a second step, known devices, limits, failed sign-ins, links, failed jobs and unconfirmed subscriptions. */
export async function removeExpired({ database, now }: Pick<AuthServices, 'database' | 'now'>) {
  const time = now();
  const ago = (ms: number) => new Date(time.getTime() - ms);
  // Those of every role; sessions of shorter-lived roles are refused when used.
  const { absolute, idle } = sessionLimits('user');
  const { createdAt, lastUsedAt } = sessions;
  const { confirmedAt, confirmationExpiresAt } = newsletterSubscribers;
  const expired: [PgTable, SQL][] = [
    [sessions, or(lt(createdAt, ago(absolute)), lt(lastUsedAt, ago(idle)))!],
    [externalSignIns, lt(externalSignIns.createdAt, ago(DAY_MS))],
    [pendingSignIns, lt(pendingSignIns.createdAt, ago(PENDING_SIGN_IN_MS))],
    [passkeyChallenges, lt(passkeyChallenges.createdAt, ago(CHALLENGE_MS))],
    [knownDevices, lt(knownDevices.expiresAt, time)],
    [rateLimits, lt(rateLimits.resetsAt, time)],
    [dailyLimits, lt(dailyLimits.resetsAt, time)],
    [failedSignIns, lt(failedSignIns.lastFailedAt, ago(DAY_MS))],
    [emailConfirmations, lt(emailConfirmations.expiresAt, time)],
    [formerEmails, lt(formerEmails.expiresAt, time)],
    [jobs, lt(jobs.failedAt, ago(FAILED_JOBS_KEPT_MS))],
    [newsletterSubscribers, and(isNull(confirmedAt), lt(confirmationExpiresAt, time))!],
  ];
  for (const [table, isExpired] of expired) await database.db.delete(table).where(isExpired);
  // A day later: until then it is said that the link has expired.
  const isOver = and(isNotNull(users.newEmailToken), lt(users.newEmailExpiresAt, ago(DAY_MS)));
  await database.db.update(users).set(NO_NEW_EMAIL).where(isOver);
}
