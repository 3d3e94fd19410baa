import type {
  AdminCafe,
  AppliedFilter,
  CafeStatus,
  CafesChecked,
  cafeUpdate,
  CafeStatusesChanged,
  newCafe,
} from '@cortado/contract';
import * as contractTexts from '@cortado/contract/texts/admin';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import { isAmong } from '../../database/is-among.ts';
import type { Tx } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { getAnyCafe } from './admin-cafes.ts';
import { columnsOf } from './cafe-facts.ts';
import { lockCafe } from './cafe-record.ts';
import type { StoredCafe } from './catalogue-source.ts';
import {
  changeCafe,
  changeFacts,
  insertCafe,
  mayHaveStatus,
  tooShortToPublish,
} from './change-facts.ts';

/**
 * Adds a cafe, by default as a draft.
 * @throws AppError INVALID_REQUEST for hours that can't be read
 */
export async function createCafe(
  context: MemberContext,
  { body }: { body: z.output<typeof newCafe> },
): Promise<AdminCafe> {
  refuseUnreadableHours(body.openingHours);
  const { database, catalogue } = context.services;
  const values = columnsOf(body) as typeof cafes.$inferInsert;
  const id = await database.inTransaction((tx) => insertCafe(tx, context, values));
  await catalogue.refresh({ kind: 'cafe', id });
  return getAnyCafe(context, id);
}

/** Changes one cafe of any status. @throws AppError CAFE_NOT_FOUND */
async function changeOne(
  context: MemberContext,
  id: number,
  change: (tx: Tx, stored: StoredCafe) => Promise<unknown>,
): Promise<AdminCafe> {
  const { database, catalogue } = context.services;
  await database.inTransaction(async (tx) => change(tx, await lockCafe(tx, id)));
  await catalogue.refresh({ kind: 'cafe', id });
  return getAnyCafe(context, id);
}

/**
 * Updates the basic fields of a cafe; omitted fields stay.
 * @throws AppError CAFE_NOT_FOUND, STALE_EDIT if it was changed since the given version, or
 *   INVALID_REQUEST if it would be published without a description, or hours can't be read
 */
export const updateCafe = (
  context: MemberContext,
  {
    params,
    body: { version, ...form },
  }: { params: { id: number }; body: z.output<typeof cafeUpdate> },
): Promise<AdminCafe> =>
  changeOne(context, params.id, async (tx, stored) => {
    if (version !== undefined && version !== stored.version) throw new AppError('STALE_EDIT');
    await changeFacts(tx, context, stored, form);
  });

/**
 * Changes the filter options of a cafe.
 * @param nextIds computes the new option ids from the current ones
 * @throws AppError CAFE_NOT_FOUND, or INVALID_REQUEST if an option is unknown: nothing changes then
 */
const changeFilters =
  (nextIds: (current: readonly number[], given: readonly number[]) => readonly number[]) =>
  async (
    context: MemberContext,
    { params, body }: { params: { id: number }; body: readonly number[] },
  ): Promise<AppliedFilter[]> => {
    const changed = await changeOne(context, params.id, async (tx, stored) => {
      const filterKeys = await lockFilterOptions(tx);
      const filterIds = nextIds(stored.cafe.filterOptionIds, body);
      if (filterIds.some((id) => !filterKeys.has(id))) {
        throw fieldError('filterIds', 'INVALID_REQUEST', wordError('filterGone'));
      }
      await changeCafe(tx, context, stored, { filterIds, filterKeys });
    });
    return changed.appliedFilters;
  };

export const addCafeFilters = changeFilters((current, given) => [...current, ...given]);
export const replaceCafeFilters = changeFilters((_current, given) => given);

/**
 * Changes the status or the date of the check of many cafes in one transaction. Cafes that are gone are left out.
 * @param isChanged which of them to change
 */
async function changeMany(
  context: MemberContext,
  given: readonly number[],
  change: { status: CafeStatus } | { checkedAt: Date },
  isChanged: (cafe: { status: CafeStatus; description: string }) => boolean = () => true,
) {
  const { database, catalogue } = context.services;
  const { id, name, status, description, checkedAt } = cafes;
  const isEdit = 'status' in change;
  const result = await database.inTransaction(async (tx) => {
    const found = await tx
      .select({ id, name, status, description, checkedAt })
      .from(cafes)
      .where(isAmong(id, given))
      .orderBy(id)
      .for('update');
    const changed = found.filter(isChanged);
    const ids = changed.map((one) => one.id);
    if (ids.length > 0) {
      const version = isEdit ? { version: sql`${cafes.version} + 1` } : {};
      await tx
        .update(cafes)
        .set({ ...change, ...version })
        .where(isAmong(id, ids));
    }
    const entries = changed.map((subject) => ({
      action: isEdit ? ('cafe.status' as const) : ('cafe.checked' as const),
      subject,
      before: isEdit ? { status: subject.status } : { checkedAt: subject.checkedAt },
      after: change,
    }));
    await recordChanges(tx, context, entries);
    return { found, ids };
  });
  await Promise.all(result.ids.map((one) => catalogue.refresh({ kind: 'cafe', id: one })));
  return result;
}

/** Sets the status of many cafes; those whose description is too short to publish are returned as problems. */
export async function setCafeStatuses(
  context: MemberContext,
  { body: { ids, status } }: { body: { ids: readonly number[]; status: CafeStatus } },
): Promise<CafeStatusesChanged> {
  const { found, ids: changed } = await changeMany(
    context,
    ids,
    { status },
    (cafe) => cafe.status !== status && mayHaveStatus(status, cafe.description),
  );
  const message = contractTexts.cafeDescriptionShort;
  const problems = found
    .filter(({ description }) => !mayHaveStatus(status, description))
    .map(({ id, name }) => ({ id, name, message }));
  return { changed: changed.length, problems };
}

/**
 * Publishes a cafe, makes it a draft, or archives it; visible from the visitors' next read.
 * @throws AppError CAFE_NOT_FOUND, or INVALID_REQUEST if its description is too short to publish
 */
export async function setCafeStatus(
  context: MemberContext,
  { params: { id }, body: { status } }: { params: { id: number }; body: { status: CafeStatus } },
): Promise<AdminCafe> {
  const { problems } = await setCafeStatuses(context, { body: { ids: [id], status } });
  if (problems.length > 0) throw tooShortToPublish();
  return getAnyCafe(context, id);
}

/** Marks cafes as checked now. That is no edit: an open form can still be saved. */
export async function markCafesChecked(
  context: MemberContext,
  { body: { ids } }: { body: { ids: readonly number[] } },
): Promise<CafesChecked> {
  const checkedAt = context.services.now();
  const changed = await changeMany(context, ids, { checkedAt });
  return { checked: changed.ids.length, checkedAt: checkedAt.toISOString() };
}
