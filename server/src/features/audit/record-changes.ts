import type { AuditAction } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { auditEntries, users } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';

export interface Change {
  action: AuditAction;
  subject: { id: number; name: string };
  before?: unknown;
  after?: unknown;
}

/** Records who changed what, in the same transaction as the change. */
export async function recordChanges(
  tx: Tx,
  { services, viewer }: MemberContext,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const [actor] = await tx
    .select({ name: users.username })
    .from(users)
    .where(eq(users.id, viewer.id))
    .for('key share');
  // The admin was deleted by another one meanwhile.
  if (!actor) throw new AppError('UNAUTHENTICATED');
  await tx.insert(auditEntries).values(
    changes.map(({ action, subject, before = null, after = null }) => ({
      actorId: viewer.id,
      actorName: actor.name,
      action,
      subjectId: subject.id,
      subjectName: subject.name,
      before,
      after,
      createdAt: services.now(),
    })),
  );
}
