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
import { cafes, factAnswers } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { getAnyCafe } from './admin-cafes.ts';
import { columnsOf } from './cafe-facts.ts';
import { lockCafe, lockCafes } from './cafe-record.ts';
import { readCafes, type StoredCafe } from './catalogue-source.ts';
import {
  changeCafe,
  changeFacts,
  insertCafe,
  mayHaveStatus,
  tooShortToPublish,
} from './change-facts.ts';
import { sourceChanges, sourceColumns, sourceOn, sourcesOfCheck } from './fact-sources.ts';

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

/** Sets the status of many cafes; those whose description is too short to publish are returned as problems. */
export async function setCafeStatuses(
  context: MemberContext,
  { body: { ids, status } }: { body: { ids: readonly number[]; status: CafeStatus } },
): Promise<CafeStatusesChanged> {
  const { database, catalogue } = context.services;
  const { found, changed } = await database.inTransaction(async (tx) => {
    const rows = await tx
      .select({
        id: cafes.id,
        name: cafes.name,
        status: cafes.status,
        description: cafes.description,
      })
      .from(cafes)
      .where(isAmong(cafes.id, ids))
      .orderBy(cafes.id)
      .for('update');
    const wanted = rows.filter(
      (cafe) => cafe.status !== status && mayHaveStatus(status, cafe.description),
    );
    const changedIds = wanted.map((cafe) => cafe.id);
    await tx
      .update(cafes)
      .set({ status, version: sql`${cafes.version} + 1` })
      .where(isAmong(cafes.id, changedIds));
    const entries = wanted.map((subject) => ({
      action: 'cafe.status' as const,
      subject,
      before: { status: subject.status },
      after: { status },
    }));
    await recordChanges(tx, context, entries);
    return { found: rows, changed: changedIds };
  });
  await Promise.all(changed.map((one) => catalogue.refresh({ kind: 'cafe', id: one })));
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

/**
 * Marks cafes as checked now, with all that is known of them; what a more reliable source says stays its own. That is no edit: an open form can still be saved. Cafes
 * that are gone are left out.
 */
export async function markCafesChecked(
  context: MemberContext,
  { body: { ids } }: { body: { ids: readonly number[] } },
): Promise<CafesChecked> {
  const { database, catalogue, now } = context.services;
  const checkedAt = now();
  const source = sourceOn(checkedAt, 'admin');
  const found = await database.inTransaction(async (tx) => {
    await lockCafes(tx, ids);
    const rows = await readCafes(tx, isAmong(cafes.id, ids));
    const checks = rows.map(({ cafe }) => {
      const sources = sourcesOfCheck(cafe, source);
      const [before, after] = sourceChanges(cafe.sources, sources).ofOthers;
      return { cafe, sources, before, after };
    });
    const values = checks.map(({ cafe, sources }) => ({
      id: cafe.id,
      ...sourceColumns(sources, checkedAt),
    }));
    await tx.execute(sql`
      update cafes set checked_at = ${checkedAt.toISOString()}::timestamptz, sources = found.sources,
        ages_on = found."agesOn"
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as found(id int, sources jsonb, "agesOn" date)
      where cafes.id = found.id`);
    const entries = checks.map(({ cafe, before, after }) => ({
      action: 'cafe.checked' as const,
      subject: cafe,
      before: { checkedAt: cafe.checkedAt, ...before },
      after: { checkedAt, ...after },
    }));
    await tx.delete(factAnswers).where(isAmong(factAnswers.cafeId, ids));
    await recordChanges(tx, context, entries);
    return rows;
  });
  await Promise.all(found.map(({ cafe }) => catalogue.refresh({ kind: 'cafe', id: cafe.id })));
  return { checked: found.length, checkedAt: checkedAt.toISOString() };
}
