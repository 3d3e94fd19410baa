import type { AuditAction, AuditEntry, auditParams } from '@cortado/contract';
import { and, desc, eq, getTableColumns, like, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { auditEntries, users } from '../../database/schema.ts';
import { type MemberContext, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

/** What admins changed, newest first; optionally of one cafe. */
async function listAuditEntries(
  { services }: MemberContext,
  { cafeId, before, limit }: z.output<typeof auditParams>,
): Promise<AuditEntry[]> {
  const rows = await services.database.db
    .select({ ...getTableColumns(auditEntries), username: users.username })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        cafeId === undefined
          ? undefined
          : and(eq(auditEntries.subjectId, cafeId), like(auditEntries.action, 'cafe.%')),
        before === undefined ? undefined : lt(auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  return rows.map(({ actorId: _actorId, username, actorName, action, createdAt, ...entry }) => ({
    ...entry,
    // The copy is of the time of the change.
    actorName: username ?? actorName,
    action: action as AuditAction,
    createdAt: createdAt.toISOString(),
  }));
}

export function auditRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listAuditEntries', (context, { query }) =>
    listAuditEntries(context, query),
  );
}
