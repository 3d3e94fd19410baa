import type { TwoStepConfirmation } from '@cortado/contract';
import { and, eq, lt } from 'drizzle-orm';
import { sessionSince, type UserRow } from '../../auth/sessions/sessions-repository.ts';
import {
  clearFailures,
  failuresOf,
  throttleSignIn,
} from '../../auth/throttling/sign-in-throttle.ts';
import { claimedChallenge, takeChallenge, usePasskey } from '../../auth/two-step/passkeys.ts';
import { takeRecoveryCode, timeStepOf } from '../../auth/two-step/codes.ts';
import { findApp } from '../../auth/two-step/two-step-of.ts';
import { MINUTE_MS } from '../../core/durations.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import { authenticatorApps } from '../../database/schema.ts';
import type { Context, MemberContext } from '../../http/route.ts';
import { recoveryCodeUsedMail } from '../../integrations/mail/messages/account-mails.ts';
import { confirmPassword } from '../accounts/change-password.ts';
import { notifyMember } from '../accounts/users-repository.ts';

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

/** How long a sign-in with a provider confirms a change by itself. */
const FRESH_MS = 10 * MINUTE_MS;

/** @throws AppError SIGN_IN_AGAIN if the session began too long ago */
async function requireFreshSession({ services, viewer }: MemberContext): Promise<void> {
  const since = await sessionSince(services.database.db, viewer.sessionId);
  if (!since || services.now().getTime() - since.getTime() > FRESH_MS) {
    throw new AppError('SIGN_IN_AGAIN');
  }
}

/** Takes the second step: what a passkey has signed, or a code. */
async function confirmSecondStep(
  context: MemberContext,
  user: UserRow,
  { code = '', passkey }: TwoStepConfirmation,
): Promise<void> {
  if (!passkey) return checkCode(context, user, code);
  const { services, viewer } = context;
  const taken = await takeChallenge(services, 'confirm', claimedChallenge(passkey));
  if (taken?.userId !== viewer.id) throw new AppError('PASSKEY_REFUSED');
  await usePasskey(context, passkey, taken);
}

/**
 * Asks for the password before two-step sign-in is changed. An account without one, whose provider signs it in, takes the
 * second step it has; with neither it must have signed in just now.
 * @throws AppError WRONG_PASSWORD, WRONG_CODE, PASSKEY_REFUSED, SIGN_IN_AGAIN, or RATE_LIMITED
 */
export async function confirmChange(
  context: MemberContext,
  user: UserRow,
  confirmation: TwoStepConfirmation,
): Promise<void> {
  if (user.password === null) {
    if (user.twoStepSince === null) return requireFreshSession(context);
    return confirmSecondStep(context, user, confirmation);
  }
  const { password } = confirmation;
  if (!password) throw fieldError('password', 'INVALID_REQUEST', wordError('passwordToConfirm'));
  await confirmPassword(context, user, { password, field: 'password' });
}

/**
 * As `confirmChange`, and asks for the second step too where the account has a password and a second step. The password goes first, for a
 * code or what a passkey has signed works once.
 */
export async function confirmBothSteps(
  context: MemberContext,
  user: UserRow,
  confirmation: TwoStepConfirmation,
): Promise<void> {
  await confirmChange(context, user, confirmation);
  if (user.password === null || user.twoStepSince === null) return;
  if (!confirmation.code && !confirmation.passkey)
    throw fieldError('code', 'WRONG_CODE', wordError('codeToConfirm'));
  await confirmSecondStep(context, user, confirmation);
}
