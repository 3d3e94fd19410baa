import type { AuditAction } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/open.ts';
import { auditEntries, users } from '../database/schema.ts';
import type { MemberContext } from '../routing/route.ts';

export interface Change {
  action: AuditAction;
  subject: { id: number; name: string };
  before?: unknown;
  after?: unknown;
}

/** Writes down who changed what, in the transaction that changes it, so that neither is without the other. */
export async function recordChanges(
  tx: Tx,
  { services, viewer }: MemberContext,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const actorName = sql<string>`(select ${users.username} from ${users} where ${users.id} = ${viewer.id})`;
  await tx.insert(auditEntries).values(
    changes.map(({ action, subject, before = null, after = null }) => ({
      actorId: viewer.id,
      actorName,
      action,
      subjectId: subject.id,
      subjectName: subject.name,
      before,
      after,
      createdAt: services.now(),
    })),
  );
}
