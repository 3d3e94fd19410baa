import { requireUncommon } from '../../auth/passwords/common-passwords.ts';
import { hashPassword, isPassword } from '../../auth/passwords/hash-password.ts';
import {
  endSessionsOf,
  lockMember,
  type UserRow,
} from '../../auth/sessions/sessions-repository.ts';
import { forgetDevices } from '../../auth/sessions/known-devices.ts';
import { startSession } from '../../auth/sessions/start-session.ts';
import {
  clearFailures,
  failuresOf,
  throttleSignIn,
} from '../../auth/throttling/sign-in-throttle.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { Context, InputOf, MemberContext } from '../../http/route.ts';
import { passwordChangedMail } from '../../integrations/mail/messages/account-mails.ts';
import { findCurrentUser, notifyMember, setPassword } from './users-repository.ts';
import * as texts from './texts.ts';

interface Confirmation {
  password: string;
  /** The form field that shows a wrong password. */
  field: string;
  /** Linking is counted separately, because somebody who links is not signed in yet. */
  purpose?: 'confirmation' | 'linking';
}

/**
 * Checks the password of an account again. Consecutive failures have to wait, as failed sign-ins do.
 * @throws AppError WRONG_PASSWORD, or RATE_LIMITED during the wait
 */
export async function confirmPassword(
  { services, client }: Context,
  user: UserRow,
  { password, field, purpose = 'confirmation' }: Confirmation,
): Promise<void> {
  const bucket = failuresOf[purpose](user.id);
  await throttleSignIn(services, bucket);
  if (!(await isPassword(user.password, password, client))) {
    client.logSecurityEvent(`${purpose} failed`, { userId: user.id });
    throw fieldError(field, 'WRONG_PASSWORD');
  }
  await clearFailures(services, bucket);
}

/** Sets a new password and ends every session; this browser gets a new one. */
export async function changePassword(
  context: MemberContext,
  { body: { currentPassword, newPassword }, reply }: InputOf<'changePassword'>,
): Promise<{ message: string }> {
  const { services, client } = context;
  const { settings, sessionCache, mailer, jobs } = services;
  const user = await findCurrentUser(context);
  if (user.password === null) {
    throw new AppError(
      'EXTERNAL_ACCOUNT',
      wordError('EXTERNAL_ACCOUNT', { provider: settings.OIDC_LABEL }),
    );
  }
  requireUncommon(newPassword, 'newPassword', user);
  await confirmPassword(context, user, { password: currentPassword, field: 'currentPassword' });
  const password = await hashPassword(newPassword, client);
  await startSession(context, user.id, reply, {
    also: async (tx) => {
      await lockMember(tx, context.viewer);
      await setPassword(tx, user.id, password);
      await endSessionsOf(tx, user.id);
      await forgetDevices(tx, user.id);
      const mail = passwordChangedMail(user, `${settings.APP_URL}/auth?tab=forgotPassword`);
      await notifyMember(tx, mailer, { user, mail });
    },
  });
  jobs.notify();
  sessionCache.forget(user.id);
  client.logSecurityEvent('password changed', { userId: user.id });
  return { message: texts.passwordChanged };
}
