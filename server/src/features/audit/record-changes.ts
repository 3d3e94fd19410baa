import type { AuditAction } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { auditEntries, users } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';

/** Of one statement: PostgreSQL takes 65,535 parameters, and a row has eight. */
const MAX_ROWS = 1000;

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
  const entries = changes.map(({ action, subject, before = null, after = null }) => ({
    actorId: viewer.id,
    actorName: actor.name,
    action,
    subjectId: subject.id,
    subjectName: subject.name,
    before,
    after,
    createdAt: services.now(),
  }));
  for (let from = 0; from < entries.length; from += MAX_ROWS) {
    await tx.insert(auditEntries).values(entries.slice(from, from + MAX_ROWS));
  }
}
