import { and, eq, lt } from 'drizzle-orm';
import { fieldError } from '../../core/errors.ts';
import {
  clearFailures,
  failuresOf,
  throttleSignIn,
} from '../../auth/throttling/sign-in-throttle.ts';
import { takeRecoveryCode } from '../../auth/two-step/recovery-codes.ts';
import { timeStepOf } from '../../auth/two-step/totp.ts';
import { findApp } from '../../auth/two-step/two-step-of.ts';
import { authenticatorApps } from '../../database/schema.ts';
import { recoveryCodeUsedMail } from '../../integrations/mail/messages/recovery-code-used.ts';
import type { Context } from '../../http/route.ts';
import { notifyMember } from '../accounts/notify-member.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';

/** Accepts an app's code once: of two at once, one gets its time step. */
async function takeAppCode({ services }: Context, userId: number, code: string): Promise<boolean> {
  const { database, now } = services;
  const app = await findApp(database.db, userId);
  const step = app && timeStepOf(app.secret, code, now());
  if (step === null) return false;
  const taken = await database.db
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticatorApps.userId, userId),
        eq(authenticatorApps.secret, app!.secret),
        lt(authenticatorApps.lastStep, step),
      ),
    )
    .returning({ userId: authenticatorApps.userId });
  return taken.length > 0;
}

/** Takes a recovery code, and notifies its member. */
async function takeCode({ services, client }: Context, user: UserRow, code: string) {
  const { database, mailer, jobs, settings } = services;
  const isTaken = await takeRecoveryCode(database.db, { userId: user.id, code }, client);
  if (!isTaken) return false;
  client.logSecurityEvent('recovery code used', { userId: user.id });
  const mail = recoveryCodeUsedMail(user, `${settings.APP_URL}/profile?tab=settings`);
  await database.inTransaction((tx) => notifyMember(tx, mailer, { user, mail }));
  jobs.notify();
  return true;
}

/**
 * Takes the code of an authenticator app, or a recovery code. Consecutive failures have to wait, as failed sign-ins do.
 * @throws AppError WRONG_CODE, or RATE_LIMITED during the wait
 */
export async function checkCode(context: Context, user: UserRow, typed: string): Promise<void> {
  const { services, client } = context;
  const code = typed.replaceAll(/\s/g, '');
  const bucket = failuresOf.secondStep(user.id);
  await throttleSignIn(services, bucket);
  const isRight =
    (await takeAppCode(context, user.id, code)) || (await takeCode(context, user, code));
  if (!isRight) {
    client.logSecurityEvent('second step failed', { userId: user.id });
    throw fieldError('code', 'WRONG_CODE');
  }
  await clearFailures(services, bucket);
}
