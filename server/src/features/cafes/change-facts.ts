import type { AuditEntry, CafeFacts } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseChanged } from '../audit/changed-since.ts';
import { recordChanges, type Change } from '../audit/record-changes.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';
import { columnsOfFacts } from './cafe-columns.ts';
import { lockCafe, toRecord, type CafeRecord } from './cafe-record.ts';
import type { StoredCafe } from './catalogue-source.ts';
import { difference } from './difference.ts';
import { mayHaveStatus, tooShortToPublish } from './publish-rules.ts';
import { replaceFilters } from './replace-filters.ts';

async function changeFilters(
  tx: Tx,
  { services: { now } }: MemberContext,
  { cafe }: StoredCafe,
  filterIds: readonly number[],
): Promise<Change[]> {
  const keys = await lockFilterOptions(tx);
  // An option may have been deleted since it was proposed.
  const next = new Set(filterIds.filter((id) => keys.has(id)));
  const change = await replaceFilters(tx, cafe, { next, keys, createdAt: now() });
  return change ? [change] : [];
}

interface CafeChange {
  columns: object;
  /** Left out, they stay. */
  filterIds?: readonly number[] | undefined;
  /** When its facts were confirmed; left out, that stays. */
  checkedAt?: Date | null | undefined;
}

/**
 * Changes columns, filters and the date of the check of a locked cafe, with the entries of the audit trail. Call
 * `catalogue.refresh` after the commit.
 * @returns the cafe's version then
 * @throws AppError INVALID_REQUEST if it would be published without a description
 */
export async function changeCafe(
  tx: Tx,
  context: MemberContext,
  stored: StoredCafe,
  { columns, filterIds, checkedAt }: CafeChange,
): Promise<number> {
  const { cafe } = stored;
  const record = toRecord(stored, new Map());
  const [before, after] = difference(record, columns);
  const { name, status, description } = { ...record, ...(after as Partial<CafeRecord>) };
  if (!mayHaveStatus(status!, description!)) throw tooShortToPublish();
  const changes: Change[] = filterIds ? await changeFilters(tx, context, stored, filterIds) : [];
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
 * @throws AppError INVALID_REQUEST also if hours can't be read
 */
export function changeFacts(
  tx: Tx,
  context: MemberContext,
  stored: StoredCafe,
  { checkedAt, ...facts }: CafeFacts & { checkedAt?: Date | null },
): Promise<number> {
  refuseUnreadableHours(facts.openingHours, { stored: stored.cafe.openingHours });
  const { filterIds } = facts;
  return changeCafe(tx, context, stored, { columns: columnsOfFacts(facts), filterIds, checkedAt });
}

/**
 * Puts back what an entry changed of the facts of a cafe, but for filters that are gone. Call `catalogue.refresh` after the commit.
 * @throws AppError CANNOT_UNDO if they have changed since, CAFE_NOT_FOUND, or INVALID_REQUEST as for `changeCafe`
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
  const options = filters ? [...(await lockFilterOptions(tx))] : [];
  await changeCafe(tx, context, stored, {
    columns,
    filterIds: filters && options.flatMap(([one, key]) => (filters.includes(key) ? one : [])),
    checkedAt: checkedAt ? new Date(checkedAt) : (checkedAt as null | undefined),
  });
}
