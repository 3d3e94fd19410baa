import { FACTS, type AuditAction, type AuditEntry, type FactOrigin } from '@cortado/contract';
import type { CafeStatus } from '@cortado/contract/admin-enums';
import * as contractTexts from '@cortado/contract/texts/admin';
import { and, eq, inArray } from 'drizzle-orm';
import { fieldError, type AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { cafeFilterOptions, cafes, factAnswers } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseChanged } from '../audit/changed-since.ts';
import { difference, recordChanges, type Change } from '../audit/record-changes.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { columnsOf, type CafeValues } from './cafe-facts.ts';
import { lockCafe, toRecord, type CafeRecord } from './cafe-record.ts';
import type { StoredCafe } from './catalogue-source.ts';
import { factsOfColumns } from '../../catalogue/documents/known-facts.ts';
import {
  sourceChanges,
  sourceColumns,
  sourceOn,
  sourcesAfter,
  sourcesBefore,
  sourcesOfAll,
  type GivenSources,
} from './fact-sources.ts';

/** Whether a cafe may have a status: a published one needs a description. */
export const mayHaveStatus = (status: CafeStatus, description: string): boolean =>
  status !== 'published' || description.trim().length >= FACTS.description.least;

/** The error for a description that is too short to publish. */
export const tooShortToPublish = (): AppError =>
  fieldError('description', 'INVALID_REQUEST', contractTexts.cafeDescriptionShort);

/**
 * Adds a cafe with its entry in the audit trail. Call `catalogue.refresh` after the commit.
 * @param values without `sources` they are from an admin
 * @param entry of a cafe that is not simply new
 */
export async function insertCafe(
  tx: Tx,
  context: MemberContext,
  values: Omit<typeof cafes.$inferInsert, 'createdAt'>,
  entry: Pick<Change, 'action' | 'after'> = { action: 'cafe.created' },
): Promise<number> {
  const createdAt = context.services.now();
  const sources = values.sources ?? sourcesOfAll(values, [], sourceOn(createdAt, 'admin'));
  const after = { ...values, ...sourceColumns(sources, createdAt), createdAt };
  const [row] = await tx.insert(cafes).values(after).returning({ id: cafes.id });
  const { id } = row!;
  await recordChanges(tx, context, [{ after, ...entry, subject: { id, name: values.name } }]);
  return id;
}

/** Forgets what visitors have said about some values, which are others now or confirmed. @param keys as in `cafes.sources` */
export async function forgetAnswers(
  tx: Tx,
  cafeId: number,
  keys: readonly string[] | 'all',
): Promise<void> {
  if (keys.length === 0) return;
  const isAbout = keys === 'all' ? undefined : inArray(factAnswers.fact, [...keys]);
  await tx.delete(factAnswers).where(and(eq(factAnswers.cafeId, cafeId), isAbout));
}

interface CafeChange {
  columns?: object;
  /** The ids of its filter options; options that are gone are ignored. Left out, they stay. */
  filterIds?: readonly number[] | undefined;
  /** What `lockFilterOptions` returned, where it was called before. */
  filterKeys?: ReadonlyMap<number, string> | undefined;
  /** When its facts were confirmed; left out, that stays. */
  checkedAt?: Date | null | undefined;
  /** Who says so; by default an admin. */
  by?: FactOrigin | undefined;
  /** Where some of the values come from, instead. */
  sources?: GivenSources | undefined;
}

/** Replaces the filter options of a locked cafe. @returns those it has then, and their names before and after; null if nothing has changed */
async function replaceFilters(
  tx: Tx,
  { services: { now } }: MemberContext,
  cafe: StoredCafe['cafe'],
  { filterIds, filterKeys }: CafeChange,
): Promise<{ filterIds: readonly number[]; named: [object, object] | null }> {
  const { id: cafeId, filterOptionIds: current } = cafe;
  if (!filterIds) return { filterIds: current, named: null };
  const keys = filterKeys ?? (await lockFilterOptions(tx));
  const next = new Set(filterIds.filter((id) => keys.has(id)));
  const known = new Set(current);
  const removed = current.filter((id) => !next.has(id));
  const added = [...next].filter((id) => !known.has(id));
  if (removed.length + added.length === 0) return { filterIds: current, named: null };
  if (removed.length > 0) {
    const isRemoved = inArray(cafeFilterOptions.filterOptionId, removed);
    await tx.delete(cafeFilterOptions).where(and(eq(cafeFilterOptions.cafeId, cafeId), isRemoved));
  }
  if (added.length > 0) {
    await tx
      .insert(cafeFilterOptions)
      .values(added.map((filterOptionId) => ({ cafeId, filterOptionId, createdAt: now() })));
  }
  const named = (ids: Iterable<number>) => ({ filters: [...ids].map((id) => keys.get(id)) });
  return { filterIds: [...next], named: [named(current), named(next)] };
}

/**
 * Changes columns, filters and the date of the check of a locked cafe, with the entries of the audit trail. All changes
 * of one cafe by admins and owners are written here. Call `catalogue.refresh` after the commit.
 * @returns the cafe's new version
 * @throws AppError INVALID_REQUEST if it would be published without a description
 */
export async function changeCafe(
  tx: Tx,
  context: MemberContext,
  stored: StoredCafe,
  change: CafeChange,
): Promise<number> {
  const { cafe } = stored;
  const { columns, checkedAt, by = 'admin', sources: given = {} } = change;
  const record = toRecord(stored, new Map());
  const [before, after] = difference(record, columns ?? {});
  const { name, status, description } = { ...record, ...(after as Partial<CafeRecord>) };
  if (columns && !mayHaveStatus(status!, description!)) throw tooShortToPublish();
  const now = context.services.now();
  const isCheck = !!checkedAt && change.sources === undefined;
  const { filterIds, named } = await replaceFilters(tx, context, cafe, change);
  const sources = sourcesAfter(stored, {
    columns: after,
    filterIds,
    source: sourceOn(now, by),
    isCheck,
    given,
  });
  const { renewed, ofColumns, ofOptions, ofOthers } = sourceChanges(cafe.sources, sources, {
    columns: after,
    areOptionsNew: named !== null,
  });
  const changes: Change[] = [];
  const add = (
    action: AuditAction,
    [was, becomes]: readonly [object, object],
    [from, to]: readonly [object, object],
  ) => {
    const subject = { id: cafe.id, name: action === 'cafe.updated' ? name : cafe.name };
    changes.push({ action, subject, before: { ...was, ...from }, after: { ...becomes, ...to } });
  };
  if (named) add('cafe.filters', named, ofOptions);
  if (Object.keys(after).length > 0) add('cafe.updated', [before, after], ofColumns);
  const version = stored.version + (changes.length > 0 ? 1 : 0);
  if (checkedAt !== undefined) {
    add('cafe.checked', [{ checkedAt: cafe.checkedAt }, { checkedAt }], ofOthers);
  } else if (ofOthers[1].sources) {
    add('cafe.checked', [{}, {}], ofOthers);
  }
  // Also what has the same source as before, because it was checked or changed today already.
  const touched = [...renewed, ...factsOfColumns(after), ...Object.keys(given)];
  await forgetAnswers(tx, cafe.id, isCheck ? 'all' : touched);
  if (changes.length === 0) return version;
  await tx
    .update(cafes)
    .set({
      ...after,
      ...(checkedAt !== undefined && { checkedAt }),
      ...sourceColumns(sources, now),
      version,
    })
    .where(eq(cafes.id, cafe.id));
  await recordChanges(tx, context, changes);
  return version;
}

/**
 * Changes some facts, as `changeCafe` does.
 * @throws AppError INVALID_REQUEST also if the hours can't be read
 */
export function changeFacts(
  tx: Tx,
  context: MemberContext,
  stored: StoredCafe,
  {
    checkedAt,
    by,
    sources,
    ...facts
  }: CafeValues & Pick<CafeChange, 'checkedAt' | 'by' | 'sources'>,
): Promise<number> {
  refuseUnreadableHours(facts.openingHours, { stored: stored.cafe.openingHours });
  const { filterIds } = facts;
  const columns = columnsOf(facts);
  return changeCafe(tx, context, stored, { columns, filterIds, checkedAt, by, sources });
}

/**
 * Puts back what an entry changed of a cafe, except filters that are gone. Call `catalogue.refresh` after the commit.
 * @throws AppError CANNOT_UNDO if that has changed since, CAFE_NOT_FOUND, or INVALID_REQUEST as `changeCafe`
 */
export async function putBackFacts(
  tx: Tx,
  context: MemberContext,
  { id, subjectId, before, after }: Pick<AuditEntry, 'id' | 'subjectId' | 'before' | 'after'>,
): Promise<void> {
  const stored = await lockCafe(tx, subjectId);
  await refuseChanged(tx, id);
  const {
    filters,
    checkedAt,
    sources: _sources,
    ...columns
  } = before as {
    filters?: string[];
    checkedAt?: string | null;
    sources?: unknown;
  };
  const filterKeys = filters && (await lockFilterOptions(tx));
  await changeCafe(tx, context, stored, {
    columns,
    filterIds:
      filterKeys && [...filterKeys].flatMap(([one, key]) => (filters.includes(key) ? one : [])),
    filterKeys,
    checkedAt: checkedAt ? new Date(checkedAt) : (checkedAt as null | undefined),
    sources: sourcesBefore(stored, before as object, after ?? {}),
  });
}
