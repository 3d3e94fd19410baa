import type { Tx } from '../../database/open.ts';
import {
  twoStepChangedMail,
  type TwoStepChange,
} from '../../integrations/mail/messages/two-step-changed.ts';
import { endSessionsOf } from '../../auth/sessions/end-sessions.ts';
import { lockMember, type UserRow } from '../../auth/sessions/lock-user.ts';
import type { MemberContext } from '../../http/route.ts';
import { notifyMember } from '../accounts/notify-member.ts';

/**
 * Changes a member's two-step sign-in, one change at a time, and notifies the member by mail. Where that switches it on or
 * off, all their other sessions end.
 * @param apply does it, and says what it was
 */
export async function changeTwoStep(
  { services, viewer, client }: MemberContext,
  apply: (tx: Tx, user: UserRow) => Promise<TwoStepChange>,
): Promise<TwoStepChange> {
  const { database, mailer, jobs, settings, sessionCache } = services;
  const change = await database.inTransaction(async (tx) => {
    const user = await lockMember(tx, viewer);
    const applied = await apply(tx, user);
    if (applied === 'on' || applied === 'off') {
      await endSessionsOf(tx, user.id, { but: viewer.sessionId });
    }
    const mail = twoStepChangedMail(user, applied, `${settings.APP_URL}/profile?tab=settings`);
    await notifyMember(tx, mailer, { user, mail });
    return applied;
  });
  jobs.notify();
  sessionCache.forget(viewer.id);
  client.logSecurityEvent(`two-step sign-in: ${change}`, { userId: viewer.id });
  return change;
}
