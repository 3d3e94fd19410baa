import type { AuditAction, ChangeSince } from '@cortado/contract';
import { UNDO_DAYS } from '@cortado/contract/limits';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS } from '../../core/durations.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import type { Executor } from '../../database/open.ts';
import { auditEntries, users } from '../../database/schema.ts';

const UNDO_MS = UNDO_DAYS * DAY_MS;
/** For a request that was sent at the last moment. */
const GRACE_MS = 60_000;

/** Until when something can be undone that was done then. */
export const undoUntil = (done: Date): Date => new Date(done.getTime() + UNDO_MS);

/** What was done before that can't be undone any more. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS - GRACE_MS);

/** @throws AppError CANNOT_UNDO if something was done too long ago, or is not done */
export function refuseLate(done: Date | null, now: Date): void {
  if (!done || done < undoableSince(now)) throw new AppError('CANNOT_UNDO');
}

type Entry = Record<'id' | 'action' | 'subjectId' | 'before' | 'after', AnyPgColumn>;

const kindOf = ({ action }: Entry) => sql`split_part(${action}, '.', 1)`;

/** One side of an entry as an object: an order is a list. */
const fieldsIn = (side: AnyPgColumn) => sql`case jsonb_typeof(${side})
  when 'object' then ${side} when 'array' then jsonb_build_object('order', ${side}) else '{}' end`;

/** The fields that an entry changed. Where they come from is no field of its own: it changes with each confirmation. */
const fieldsOf = ({ before, after }: Entry) => sql`array(
  select field from (select (${fieldsIn(before)}) as was, (${fieldsIn(after)}) as became) as sides,
    jsonb_object_keys(was || became) as field
  where field <> 'sources' and was -> field is distinct from became -> field)`;

/** Which of a cafe's photos or merges an entry is of. */
const partOf = ({ before, after }: Entry) => sql`coalesce(
  ${after} ->> 'photo', ${before} ->> 'photo', ${after} ->> 'merge', ${before} ->> 'merge')`;

const later = alias(auditEntries, 'later');

/** Whether `later` changed one of these fields of a subject, or ended it. */
const changed = (subjectId: SQL | AnyPgColumn, kind: SQL, fields: SQL, part: SQL) => sql`
  ${later.id} > ${auditEntries.id} and ${later.subjectId} = ${subjectId} and ${kindOf(later)} = ${kind}
  and (${later.action} like '%.deleted' or coalesce(${later.before}, ${later.after}) is null
    or (${fieldsOf(later)} && ${fields} and ${partOf(later)} is not distinct from ${part}))`;

const ofEntry = changed(
  auditEntries.subjectId,
  kindOf(auditEntries),
  fieldsOf(auditEntries),
  partOf(auditEntries),
);
const isRestored = sql`${later.action} = 'cafe.restored'
  and ${later.after} ->> 'restoredFrom' = ${auditEntries.id}::text`;

/** Whether what an entry did has changed since: a column of a query over entries that joins another table. */
export const hasChangedSince = sql<boolean>`(
  exists (select from ${auditEntries} later where ${ofEntry})
  or exists (select from ${auditEntries} later where ${isRestored}))`;

/**
 * What has changed since an entry of what it did, the latest first.
 * @param cafe checks the fields of this cafe instead, by their names in the trail; all fields without them
 */
export async function changesSince(
  db: Executor,
  entryId: number,
  cafe?: { id: number; fields?: readonly string[] },
): Promise<ChangeSince[]> {
  const all = fieldsOf(later);
  const fields = cafe
    ? cafe.fields
      ? sql`${sql.param([...cafe.fields])}::text[]`
      : all
    : fieldsOf(auditEntries);
  const rows = await db
    .select({
      action: later.action,
      by: sql<string>`coalesce(${users.username}, ${later.actorName})`,
      at: later.createdAt,
      fields: sql<string[]>`case when ${later.before} is null or ${later.after} is null then '{}'
        else array(select unnest(${all}) intersect select unnest(${fields}) order by 1) end`,
    })
    .from(auditEntries)
    .innerJoin(
      later,
      cafe
        ? changed(sql`${cafe.id}`, sql`'cafe'`, fields, partOf(later))
        : sql`(${ofEntry}) or (${isRestored})`,
    )
    .leftJoin(users, eq(users.id, later.actorId))
    .where(eq(auditEntries.id, entryId))
    .orderBy(desc(later.id));
  return rows.map(({ action, at, ...row }) => ({
    ...row,
    action: action as AuditAction,
    at: at.toISOString(),
  }));
}

/** @throws AppError CANNOT_UNDO that says what has changed, if anything has */
export function refuseChanges(changes: readonly ChangeSince[]): void {
  if (changes.length === 0) return;
  throw new AppError('CANNOT_UNDO', {
    ...wordError('changedSince'),
    current: { changed: changes },
  });
}

/** What people have added since, which is not in the trail. */
export const added = (fields: string[]): ChangeSince => ({
  action: null,
  by: null,
  at: null,
  fields,
});

/** @throws AppError CANNOT_UNDO that says what has changed since an entry of what it did, if anything has */
export const refuseChanged = async (db: Executor, entryId: number): Promise<void> =>
  refuseChanges(await changesSince(db, entryId));

/**
 * The last entry with one of these actions of a subject.
 * @param part of this merge
 * @returns its id; 0 if there is none
 */
export async function lastEntry(
  db: Executor,
  subjectId: number,
  actions: readonly AuditAction[],
  part?: number,
): Promise<number> {
  const [entry] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, subjectId),
        inArray(auditEntries.action, [...actions]),
        part === undefined ? undefined : sql`${partOf(auditEntries)} = ${String(part)}`,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.id ?? 0;
}
