import { and, isNotNull, isNull, lt } from 'drizzle-orm';
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
  users,
} from '../../database/schema.ts';
import type { AuthServices } from '../auth-services.ts';
import { CHALLENGE_MS } from '../two-step/passkey-challenges.ts';
import { PENDING_SIGN_IN_MS } from '../two-step/pending-sign-ins.ts';
import { sessionLimits } from './session-limits.ts';
import { deleteSessionsBefore } from './sessions-repository.ts';
import { DAY_MS } from '../../core/durations.ts';

const FAILED_JOBS_KEPT_MS = 7 * DAY_MS;

/** Deletes expired sessions, sign-ins without a second step, known devices, limits, failed sign-ins, links, failed jobs and unconfirmed subscriptions. */
export async function removeExpired({ database, now }: Pick<AuthServices, 'database' | 'now'>) {
  const time = now().getTime();
  const { absolute, idle } = sessionLimits('user');
  await deleteSessionsBefore(database.db, {
    createdBefore: new Date(time - absolute),
    unusedSince: new Date(time - idle),
  });
  await database.db
    .delete(externalSignIns)
    .where(lt(externalSignIns.createdAt, new Date(time - DAY_MS)));
  await database.db
    .delete(pendingSignIns)
    .where(lt(pendingSignIns.createdAt, new Date(time - PENDING_SIGN_IN_MS)));
  await database.db
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.createdAt, new Date(time - CHALLENGE_MS)));
  await database.db.delete(knownDevices).where(lt(knownDevices.expiresAt, now()));
  await database.db.delete(rateLimits).where(lt(rateLimits.resetsAt, now()));
  await database.db.delete(dailyLimits).where(lt(dailyLimits.resetsAt, now()));
  await database.db
    .delete(failedSignIns)
    .where(lt(failedSignIns.lastFailedAt, new Date(time - DAY_MS)));
  await database.db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now()));
  await database.db.delete(formerEmails).where(lt(formerEmails.expiresAt, now()));
  // A day later: until then it is said that the link has expired.
  await database.db
    .update(users)
    .set(NO_NEW_EMAIL)
    .where(
      and(isNotNull(users.newEmailToken), lt(users.newEmailExpiresAt, new Date(time - DAY_MS))),
    );
  await database.db.delete(jobs).where(lt(jobs.failedAt, new Date(time - FAILED_JOBS_KEPT_MS)));
  await database.db
    .delete(newsletterSubscribers)
    .where(
      and(
        isNull(newsletterSubscribers.confirmedAt),
        lt(newsletterSubscribers.confirmationExpiresAt, now()),
      ),
    );
}
