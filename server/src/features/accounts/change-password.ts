import type { FastifyReply } from 'fastify';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import { passwordChangedMail } from '../../integrations/mail/messages/password-changed.ts';
import type { MemberContext } from '../../http/route.ts';
import { lockMember } from '../../auth/sessions/lock-user.ts';
import { forgetDevices } from '../../auth/sessions/known-devices.ts';
import { endSessionsOf } from '../../auth/sessions/end-sessions.ts';
import { startSession } from '../../auth/sessions/start-session.ts';
import { requireUncommon } from '../../auth/passwords/common-passwords.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from '../../auth/passwords/hash-password.ts';
import { notifyMember } from './notify-member.ts';
import { findCurrentUser } from './find-current-user.ts';
import { setPassword } from './users-repository.ts';
import * as texts from './texts.ts';

/** Sets a new password and ends every session; this browser gets a new one. */
export async function changePassword(
  context: MemberContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  reply: FastifyReply,
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
