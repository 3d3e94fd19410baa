import type { Session } from '@cortado/contract';
import type { MemberContext } from '../../http/route.ts';
import { isOver } from '../../auth/sessions/session-limits.ts';
import { selectSessionsOf } from '../../auth/sessions/sessions-repository.ts';

/** The member's sessions that have not expired, the last used first. */
export async function listSessions({ services, viewer }: MemberContext): Promise<Session[]> {
  const rows = await selectSessionsOf(services.database.db, viewer.id);
  const now = services.now();
  return rows
    .filter((row) => !isOver(viewer.role, row, now))
    .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      isCurrent: id === viewer.sessionId,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
}
