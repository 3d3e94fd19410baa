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
import { lockMember } from '../../auth/sessions/lock-user.ts';
import { unlinkProvider } from '../accounts/users-repository.ts';

/**
 * Unlinks the provider, and ends every other session, because one of them may have been started with it.
 * @throws AppError PROVIDER_ONLY if the account has no password, WRONG_PASSWORD, or UNAUTHENTICATED if the session ends meanwhile
 */
export async function unlinkExternalSignIn(
  context: MemberContext,
  { password }: { password: string },
): Promise<User> {
  const { services, viewer, client } = context;
  const { database, settings, mailer, jobs, sessionCache } = services;
  const self = await findCurrentUser(context);
  if (self.providerId === null) return presentUser(self, settings);
  if (self.password === null) throw new AppError('PROVIDER_ONLY');
  await confirmPassword(context, self, { password, field: 'password' });
  const user = await database.inTransaction(async (tx) => {
    const locked = await lockMember(tx, viewer);
    await unlinkProvider(tx, locked.id);
    await endSessionsOf(tx, locked.id, { but: viewer.sessionId });
    // This session continues, without the provider.
    await tx
      .update(sessions)
      .set({ sealedRefreshToken: null, externalExpiresAt: null })
      .where(eq(sessions.id, viewer.sessionId));
    const url = `${settings.APP_URL}/profile?tab=settings`;
    const note = { provider: settings.OIDC_LABEL, isLinked: false, url };
    await notifyMember(tx, mailer, { user: locked, mail: providerLinkedMail(locked, note) });
    return locked;
  });
  jobs.notify();
  sessionCache.forget(user.id);
  client.logSecurityEvent('provider unlinked', { userId: user.id });
  return presentUser({ ...user, providerId: null, providerUid: null, linkedAt: null }, settings);
}
