import type { AuditAction } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { auditEntries, users } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { Member } from '../../auth/sessions/session-cache.ts';
import type { Services } from '../../http/services.ts';
import { commandLine } from './texts.ts';

/** Of one statement: PostgreSQL takes 65,535 parameters, and a row has eight. */
const MAX_ROWS = 1000;

export interface Change {
  action: AuditAction;
  subject: { id: number; name: string };
  before?: unknown;
  after?: unknown;
}

/** Who changes something; without a viewer it is the command line. */
interface Actor {
  services: Pick<Services, 'now'>;
  viewer: Pick<Member, 'id'> | null;
}

async function nameOf(tx: Tx, viewer: Actor['viewer']): Promise<string> {
  if (!viewer) return commandLine;
  const [actor] = await tx
    .select({ name: users.username })
    .from(users)
    .where(eq(users.id, viewer.id))
    .for('key share');
  // The admin was deleted by another one meanwhile.
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return actor.name;
}

/** Records who changed what, in the same transaction as the change. */
export async function recordChanges(
  tx: Tx,
  { services, viewer }: Actor,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const actorName = await nameOf(tx, viewer);
  const entries = changes.map(({ action, subject, before = null, after = null }) => ({
    actorId: viewer?.id ?? null,
    actorName,
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
