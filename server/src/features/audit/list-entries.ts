import type { AuditAction, AuditEntry, auditParams } from '@cortado/contract';
import { and, desc, eq, like, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { auditEntries } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';

/** What admins changed, newest first; optionally of one cafe. */
export async function listAuditEntries(
  { services }: MemberContext,
  { cafeId, before, limit }: z.output<typeof auditParams>,
): Promise<AuditEntry[]> {
  const rows = await services.database.db
    .select()
    .from(auditEntries)
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
  return rows.map(({ actorId: _actorId, action, createdAt, ...entry }) => ({
    ...entry,
    action: action as AuditAction,
    createdAt: createdAt.toISOString(),
  }));
}
