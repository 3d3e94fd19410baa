import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { DAY_MS } from '../../core/durations.ts';
import type { Database, Executor, Tx } from '../../database/open.ts';
import { auditEntries } from '../../database/schema.ts';
import * as texts from './texts.ts';

/** How long entries name people. */
const NAMED_MS = 2 * 365 * DAY_MS;
/** Of a large trail the rest is for the next time. */
const AT_ONCE = 5000;

// As the index has it.
const OF_OWNERS = sql`${auditEntries.action} in ('cafe.owned', 'cafe.owner_removed')`;
const OF_USERS = sql`${auditEntries.action} like 'user.%'`;
const ownerIn = (side: 'before' | 'after') => sql<string>`${auditEntries[side]} ->> 'owner'`;
const withOwner = (side: 'before' | 'after', name: string) =>
  sql`case when ${ownerIn(side)} is null then ${auditEntries[side]}
    else jsonb_set(${auditEntries[side]}, '{owner}', to_jsonb(${name}::text)) end`;

/** Gives an owner another name wherever the trail says who owned a cafe. */
export async function renameOwner(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ before: withOwner('before', to), after: withOwner('after', to) })
    .where(and(OF_OWNERS, or(eq(ownerIn('before'), from), eq(ownerIn('after'), from))));
}

/** Takes a member's name out of the trail before their account is deleted; an admin's stays with what they changed. */
export async function forgetMember(
  tx: Tx,
  { id, username, role }: { id: number; username: string; role: string },
): Promise<void> {
  await renameOwner(tx, username, texts.formerOwner);
  await tx
    .update(auditEntries)
    .set({ actorId: null, actorName: role === 'admin' ? username : texts.formerOwner })
    .where(eq(auditEntries.actorId, id));
}

/** Takes all names of people out of entries that are older than two years. */
export async function forgetOldNames(db: Executor | Database['db'], now: Date): Promise<void> {
  const named = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        lt(auditEntries.createdAt, new Date(now.getTime() - NAMED_MS)),
        or(
          sql`${auditEntries.actorName} not in (${texts.nameForgotten}, ${texts.commandLine})`,
          and(OF_USERS, sql`${auditEntries.subjectName} <> ${texts.nameForgotten}`),
          and(
            OF_OWNERS,
            sql`coalesce(${ownerIn('before')}, ${ownerIn('after')}) <> ${texts.nameForgotten}`,
          ),
        ),
      ),
    )
    .limit(AT_ONCE);
  await db
    .update(auditEntries)
    .set({
      actorId: null,
      actorName: sql`case when ${auditEntries.actorName} = ${texts.commandLine}
        then ${texts.commandLine} else ${texts.nameForgotten} end`,
      subjectName: sql`case when ${OF_USERS} then ${texts.nameForgotten} else ${auditEntries.subjectName} end`,
      before: withOwner('before', texts.nameForgotten),
      after: withOwner('after', texts.nameForgotten),
    })
    .where(inArray(auditEntries.id, named));
}
