import type { Session } from '@cortado/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endSessionsOf } from '../../auth/sessions/sessions-repository.ts';
import { isOver } from '../../auth/sessions/session-cache.ts';
import { sessions } from '../../database/schema.ts';
import { type MemberContext, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as texts from './texts.ts';

/** The member's sessions that have not expired, the last used first. */
export async function listSessions({ services, viewer }: MemberContext): Promise<Session[]> {
  const rows = await services.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, viewer.id))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
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

async function endOtherSessions({
  services,
  viewer,
  client,
}: MemberContext): Promise<{ message: string }> {
  await endSessionsOf(services.database.db, viewer.id, { but: viewer.sessionId });
  services.sessionCache.forget(viewer.id);
  client.logSecurityEvent('signed out elsewhere', { userId: viewer.id });
  return { message: texts.othersEnded };
}

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listSessions', listSessions);
  route(app, services, 'endOtherSessions', endOtherSessions);
}
