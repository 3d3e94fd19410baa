import type { CafeFacts } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges, type Change } from '../audit/record-changes.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';
import { columnsOfFacts } from './cafe-columns.ts';
import { toRecord } from './cafe-record.ts';
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

/**
 * Changes some facts of a locked cafe, with the entries of the audit trail. Call `catalogue.refresh` after the commit.
 * @param checkedAt when they were confirmed; left out, that stays
 * @returns the cafe's version then
 * @throws AppError INVALID_REQUEST if it would be published without a description, or hours can't be read
 */
export async function changeFacts(
  tx: Tx,
  context: MemberContext,
  stored: StoredCafe,
  { checkedAt, ...facts }: CafeFacts & { checkedAt?: Date | null },
): Promise<number> {
  const { cafe, status } = stored;
  if (!mayHaveStatus(facts.status ?? status, facts.description ?? cafe.description)) {
    throw tooShortToPublish();
  }
  const record = toRecord(stored, new Map());
  refuseUnreadableHours(facts.openingHours, { stored: record.openingHours ?? '' });
  const changes: Change[] = facts.filterIds
    ? await changeFilters(tx, context, stored, facts.filterIds)
    : [];
  const [before, after] = difference(record, columnsOfFacts(facts));
  if (Object.keys(after).length > 0) {
    changes.push({ action: 'cafe.updated', subject: cafe, before, after });
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
