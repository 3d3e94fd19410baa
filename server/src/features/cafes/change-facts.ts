import { FACTS, type AuditEntry } from '@cortado/contract';
import type { CafeStatus } from '@cortado/contract/admin-enums';
import * as contractTexts from '@cortado/contract/texts/admin';
import { and, eq, inArray } from 'drizzle-orm';
import { fieldError, type AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { cafeFilterOptions, cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseChanged } from '../audit/changed-since.ts';
import { difference, recordChanges, type Change } from '../audit/record-changes.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { columnsOf, type CafeValues } from './cafe-facts.ts';
import { lockCafe, toRecord, type CafeRecord } from './cafe-record.ts';
import type { StoredCafe } from './catalogue-source.ts';

/** Whether a cafe may have a status: a published one needs a description. */
export const mayHaveStatus = (status: CafeStatus, description: string): boolean =>
  status !== 'published' || description.trim().length >= FACTS.description.least;

/** The error for a description that is too short to publish. */
export const tooShortToPublish = (): AppError =>
  fieldError('description', 'INVALID_REQUEST', contractTexts.cafeDescriptionShort);

/**
 * Adds a cafe with its entry in the audit trail. Call `catalogue.refresh` after the commit.
 * @param entry of a cafe that is not simply new
 */
export async function insertCafe(
  tx: Tx,
  context: MemberContext,
  values: Omit<typeof cafes.$inferInsert, 'createdAt'>,
  entry: Pick<Change, 'action' | 'after'> = { action: 'cafe.created' },
): Promise<number> {
  const after = { ...values, createdAt: context.services.now() };
  const [row] = await tx.insert(cafes).values(after).returning({ id: cafes.id });
  const { id } = row!;
  await recordChanges(tx, context, [{ after, ...entry, subject: { id, name: values.name } }]);
  return id;
}

interface CafeChange {
  columns?: object;
  /** The ids of its filter options; options that are gone are ignored. Left out, they stay. */
  filterIds?: readonly number[] | undefined;
  /** What `lockFilterOptions` returned, where it was called before. */
  filterKeys?: ReadonlyMap<number, string> | undefined;
  /** When its facts were confirmed; left out, that stays. */
  checkedAt?: Date | null | undefined;
}

/** Replaces the filter options of a locked cafe. @returns the entry for the audit trail; none if nothing has changed */
async function replaceFilters(
  tx: Tx,
  { services: { now } }: MemberContext,
  cafe: StoredCafe['cafe'],
  { filterIds, filterKeys }: CafeChange,
): Promise<Change[]> {
  if (!filterIds) return [];
  const { id: cafeId, filterOptionIds: current } = cafe;
  const keys = filterKeys ?? (await lockFilterOptions(tx));
  const next = new Set(filterIds.filter((id) => keys.has(id)));
  const known = new Set(current);
  const removed = current.filter((id) => !next.has(id));
  const added = [...next].filter((id) => !known.has(id));
  if (removed.length + added.length === 0) return [];
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
  return [{ action: 'cafe.filters', subject: cafe, before: named(current), after: named(next) }];
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
  const { columns, checkedAt } = change;
  const record = toRecord(stored, new Map());
  const [before, after] = difference(record, columns ?? {});
  const { name, status, description } = { ...record, ...(after as Partial<CafeRecord>) };
  if (columns && !mayHaveStatus(status!, description!)) throw tooShortToPublish();
  const changes = await replaceFilters(tx, context, cafe, change);
  if (Object.keys(after).length > 0) {
    changes.push({ action: 'cafe.updated', subject: { id: cafe.id, name }, before, after });
  }
  const version = stored.version + (changes.length > 0 ? 1 : 0);
  if (checkedAt !== undefined) {
    const was = { checkedAt: cafe.checkedAt };
    changes.push({ action: 'cafe.checked', subject: cafe, before: was, after: { checkedAt } });
  }
  if (changes.length === 0) return version;
  await tx
    .update(cafes)
    .set({ ...after, ...(checkedAt !== undefined && { checkedAt }), version })
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
  { checkedAt, ...facts }: CafeValues & { checkedAt?: Date | null },
): Promise<number> {
  refuseUnreadableHours(facts.openingHours, { stored: stored.cafe.openingHours });
  const { filterIds } = facts;
  return changeCafe(tx, context, stored, { columns: columnsOf(facts), filterIds, checkedAt });
}

/**
 * Puts back what an entry changed of a cafe, except filters that are gone. Call `catalogue.refresh` after the commit.
 * @throws AppError CANNOT_UNDO if that has changed since, CAFE_NOT_FOUND, or INVALID_REQUEST as `changeCafe`
 */
export async function putBackFacts(
  tx: Tx,
  context: MemberContext,
  { id, subjectId, before }: Pick<AuditEntry, 'id' | 'subjectId' | 'before'>,
): Promise<void> {
  const stored = await lockCafe(tx, subjectId);
  await refuseChanged(tx, id);
  const { filters, checkedAt, ...columns } = before as {
    filters?: string[];
    checkedAt?: string | null;
  };
  const filterKeys = filters && (await lockFilterOptions(tx));
  await changeCafe(tx, context, stored, {
    columns,
    filterIds:
      filterKeys && [...filterKeys].flatMap(([one, key]) => (filters.includes(key) ? one : [])),
    filterKeys,
    checkedAt: checkedAt ? new Date(checkedAt) : (checkedAt as null | undefined),
  });
}
