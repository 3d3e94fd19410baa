import type { User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { confirmPassword } from '../accounts/change-password.ts';
import { notifyMember } from '../accounts/notify-member.ts';
import { findCurrentUser, presentUser } from '../accounts/present-user.ts';
import { sessions } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import { providerLinkedMail } from '../../integrations/mail/messages/provider-linked.ts';
import type { MemberContext } from '../../http/route.ts';
import { endSessionsOf } from '../../auth/sessions/end-sessions.ts';
import { unlinkProvider } from '../accounts/users-repository.ts';

/**
 * Unlinks the provider, and ends every other session, because one of them may have been started with it.
 * @throws AppError PROVIDER_ONLY if the account has no password, or WRONG_PASSWORD
 */
export async function unlinkExternalSignIn(
  context: MemberContext,
  { password }: { password: string },
): Promise<User> {
  const { services, viewer, client } = context;
  const { database, settings, mailer, jobs, sessionCache } = services;
  const user = await findCurrentUser(context);
  if (user.providerId === null) return presentUser(user, settings);
  if (user.password === null) throw new AppError('PROVIDER_ONLY');
  await confirmPassword(context, user, { password, field: 'password' });
  await database.inTransaction(async (tx) => {
    await unlinkProvider(tx, user.id);
    await endSessionsOf(tx, user.id, { but: viewer.sessionId });
    // This session continues, without the provider.
    await tx
      .update(sessions)
      .set({ sealedRefreshToken: null, externalExpiresAt: null })
      .where(eq(sessions.id, viewer.sessionId));
    const url = `${settings.APP_URL}/profile?tab=settings`;
    const note = { provider: settings.OIDC_LABEL, isLinked: false, url };
    await notifyMember(tx, mailer, { user, mail: providerLinkedMail(user, note) });
  });
  jobs.notify();
  sessionCache.forget(user.id);
  client.logSecurityEvent('provider unlinked', { userId: user.id });
  return presentUser({ ...user, providerId: null, providerUid: null, linkedAt: null }, settings);
}
