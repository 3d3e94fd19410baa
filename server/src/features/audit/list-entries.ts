import { auditParams, type AuditAction, type AuditEntry } from '@cortado/contract';
import { and, desc, eq, like, lt } from 'drizzle-orm';
import { auditEntries } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';

/**
 * What admins changed, newest first; optionally of one cafe.
 * @throws ZodError if a parameter is malformed
 */
export async function listAuditEntries(
  { services }: MemberContext,
  query: Readonly<Record<string, unknown>>,
): Promise<AuditEntry[]> {
  const { cafeId, before, limit } = auditParams.parse(query);
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
