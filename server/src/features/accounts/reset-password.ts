import type { FastifyReply } from 'fastify';
import { DAY_MS } from '../../core/durations.ts';
import { AppError } from '../../core/errors.ts';
import { isLinkDoubtful, unlinkProvider } from './provider-link.ts';
import { clearFailures, failuresOf } from '../../auth/throttling/sign-in-throttle.ts';
import { passwordChangedMail } from '../../integrations/mail/messages/password-changed.ts';
import type { Context } from '../../http/route.ts';
import { clearSessionCookie } from '../../auth/sessions/session-cookie.ts';
import { hashToken } from '../../auth/sessions/session-token.ts';
import { forgetDevices, rememberDevice } from '../../auth/sessions/known-devices.ts';
import { removeStepsSince } from '../../auth/two-step/two-step-of.ts';
import { endSessionsOf } from '../../auth/sessions/end-sessions.ts';
import { requireUncommon } from '../../auth/passwords/common-passwords.ts';
import { findResetUser } from './find-reset-user.ts';
import { hashPassword } from '../../auth/passwords/hash-password.ts';
import { clearResetCookie } from './reset-cookie.ts';
import { setEmailConfirmed } from './set-email-confirmed.ts';
import { usePasswordToken } from './users-repository.ts';
import * as texts from './texts.ts';

/** Younger second steps may be a stranger's, who knew the password. */
const RECENT_MS = 7 * DAY_MS;

/**
 * Sets a new password with a one-time reset token, and ends every session of the account. It also confirms
 * the email address, and undoes what a stranger may have added: a provider linked before, second steps of the last days.
 */
export async function resetPassword(
  context: Context,
  { token, newPassword }: { token: string; newPassword: string },
  reply: FastifyReply,
): Promise<{ success: true; message: string }> {
  const { services, client } = context;
  const { database, settings, now, sessionCache, mailer, jobs } = services;
  // Hashing is expensive: only for a valid token.
  const member = await findResetUser(context, token);
  requireUncommon(newPassword, 'newPassword', member);
  const password = await hashPassword(newPassword, client);
  const { user, setDeviceCookie } = await database.inTransaction(async (tx) => {
    const holder = await usePasswordToken(tx, {
      tokenHash: hashToken(token),
      password,
      now: now(),
    });
    if (!holder) throw new AppError('RESET_TOKEN_INVALID');
    await endSessionsOf(tx, holder.id);
    await forgetDevices(tx, holder.id);
    // Opening the mailed link proves that the address is theirs.
    await setEmailConfirmed(tx, holder.id, now());
    const isUnlinked = isLinkDoubtful(holder);
    if (isUnlinked) await unlinkProvider(tx, holder.id);
    const recently = new Date(now().getTime() - RECENT_MS);
    const areStepsRemoved = await removeStepsSince(tx, holder, recently);
    const provider = holder.providerId ? { provider: settings.OIDC_LABEL, isUnlinked } : undefined;
    const url = `${settings.APP_URL}/auth?tab=forgotPassword`;
    const mail = passwordChangedMail(holder, url, { provider, areStepsRemoved });
    await mailer.enqueue(tx, mail, { userId: holder.id, kind: 'notice' });
    // A known device, so that failures of others do not make the owner wait.
    const device = { userId: holder.id, request: reply.request };
    return { user: holder, setDeviceCookie: await rememberDevice(tx, services, device) };
  });
  jobs.notify();
  sessionCache.forget(user.id);
  // Not those of the second step: each reset would give a reader of the mail fresh tries at its code.
  await clearFailures(services, failuresOf.account(user.id), failuresOf.confirmation(user.id));
  setDeviceCookie(reply);
  clearResetCookie(settings, reply);
  clearSessionCookie(settings, reply);
  client.logSecurityEvent('password reset', { userId: user.id });
  return { success: true, message: texts.passwordReset };
}
