import type { Context } from '../../http/route.ts';
import { endSession } from '../../auth/sessions/end-sessions.ts';
import * as texts from './texts.ts';

/** Ends the session, if there is one. */
export async function logout({ services, viewer, client }: Context): Promise<{ message: string }> {
  if (viewer) {
    await endSession(services.database.db, viewer.sessionId);
    services.sessionCache.forget(viewer.id);
    client.logSecurityEvent('signed out', { userId: viewer.id });
  }
  return { message: texts.accountLoggedOut };
}
