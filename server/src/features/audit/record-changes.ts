import type { AuditAction } from '@cortado/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { Member } from '../../auth/sessions/session-cache.ts';
import type { Services } from '../../http/services.ts';
import { commandLine } from './texts.ts';

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
    action,
    id: subject.id,
    name: subject.name,
    before,
    after,
  }));
  // One parameter for all of them: building a statement with eight for each of thousands takes long.
  await tx.execute(sql`
    insert into audit_entries
      (actor_id, actor_name, action, subject_id, subject_name, before, after, created_at)
    select ${viewer?.id ?? null}::int, ${actorName}, action, id, name, before, after,
      ${services.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as r(action text, id int, name text, before jsonb, after jsonb)`);
}

/** The entries of `after` that differ from `before`, as [old values, new values]. */
export function difference(before: object, after: object): [object, object] {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([key, value]) => value !== undefined && value !== old[key],
  );
  return [Object.fromEntries(changed.map(([key]) => [key, old[key]])), Object.fromEntries(changed)];
}
