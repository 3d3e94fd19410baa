import type { MemberContext } from '../../http/route.ts';
import { endSessionsOf } from '../../auth/sessions/end-sessions.ts';
import * as texts from './texts.ts';

export async function endOtherSessions({
  services,
  viewer,
  client,
}: MemberContext): Promise<{ message: string }> {
  await endSessionsOf(services.database.db, viewer.id, { but: viewer.sessionId });
  services.sessionCache.forget(viewer.id);
  client.logSecurityEvent('signed out elsewhere', { userId: viewer.id });
  return { message: texts.othersEnded };
}
