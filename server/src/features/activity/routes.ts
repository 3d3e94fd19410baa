import type { AuditAction, AuditEntry, auditParams } from '@cortado/contract';
import { and, desc, eq, getTableColumns, like, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { auditEntries, users } from '../../database/schema.ts';
import { type MemberContext, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { hasChangedSince, undoUntil } from '../audit/changed-since.ts';
import { isReversible, putBack } from './put-back.ts';

/** The cafes that carried a deleted filter may be as many as there are, and only putting back needs them. */
const { before: wholeBefore, ...columns } = getTableColumns(auditEntries);
const shownBefore = sql<unknown>`case jsonb_typeof(${wholeBefore})
  when 'object' then ${wholeBefore} - 'carriers' else ${wholeBefore} end`;
const hasCarriers = sql<boolean>`coalesce(${wholeBefore} ? 'carriers', false)`;

/** What admins changed, newest first; optionally of one cafe. */
async function listAuditEntries(
  { services: { database, now } }: MemberContext,
  { cafeId, before, limit }: z.output<typeof auditParams>,
): Promise<AuditEntry[]> {
  const rows = await database.db
    .select({
      ...columns,
      before: shownBefore,
      isWhole: hasCarriers,
      username: users.username,
      hasChangedSince,
    })
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
  return rows.map((read) => {
    const {
      actorId: _actorId,
      username,
      createdAt,
      hasChangedSince: isOver,
      isWhole,
      ...row
    } = read;
    const entry = { ...row, action: row.action as AuditAction };
    const until = undoUntil(createdAt);
    const isOpen = !isOver && isReversible(entry, isWhole) && until > now();
    return {
      ...entry,
      // The copy is of the time of the change.
      actorName: username ?? row.actorName,
      createdAt: createdAt.toISOString(),
      putBackUntil: isOpen ? until.toISOString() : null,
    };
  });
}

export function activityRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listAuditEntries', (context, { query }) =>
    listAuditEntries(context, query),
  );
  route(app, services, 'putBack', (context, { params }) => putBack(context, params.id));
}
