import {
  type AdminFilterCategory,
  type AdminFilterOption,
  type categoryOrders,
  type filterOptionUpdate,
  isBuiltInCategory,
  type newFilterCategory,
  type newFilterOption,
  SORT_STEP,
} from '@cortado/contract';
import { eq, inArray, max, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { WEIGHTS } from '../../catalogue/documents/substance.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import {
  cafeFilterOptions,
  cafes,
  filterCategories,
  filterOptions,
} from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { added, refuseChanged, refuseChanges } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { changeFilters } from './change-filters.ts';
import { readUsedCategories, requireCategory, requireOption } from './read-categories.ts';
import { carriersOf } from './restore-filters.ts';
import * as texts from './texts.ts';

/** @throws AppError CANNOT_UNDO if a category or an option was changed since the entry that added it, or is used, or has options */
async function refuseUsed(
  tx: Tx,
  entryId: number,
  uses: { cafes: number; members: number; options?: readonly unknown[] },
): Promise<void> {
  await refuseChanged(tx, entryId);
  const fields = (['cafes', 'members'] as const).filter((kind) => uses[kind] > 0);
  const all = uses.options?.length ? [...fields, 'options'] : fields;
  if (all.length > 0) refuseChanges([added(all)]);
}

const COUNTING = WEIGHTS.options.map(({ value }) => value);

/**
 * Renews the cafes that carry options which count in the order of lists, so that every node reads them again. To be called before
 * such options lose their value or are deleted, and after they get one.
 */
async function renewCafesWith(tx: Tx, optionIds: readonly number[]): Promise<void> {
  const counting = tx
    .select({ id: filterOptions.id })
    .from(filterOptions)
    .where(
      sql`${inArray(filterOptions.id, [...optionIds])} and ${inArray(filterOptions.value, COUNTING)}`,
    );
  const carrying = tx
    .select({ id: cafeFilterOptions.cafeId })
    .from(cafeFilterOptions)
    .where(inArray(cafeFilterOptions.filterOptionId, counting));
  // The trigger of each update gives another revision.
  await tx
    .update(cafes)
    .set({ name: sql`${cafes.name}` })
    .where(inArray(cafes.id, carrying));
}

/**
 * Adds a category after the existing ones.
 * @throws AppError CATEGORY_EXISTS
 */
export async function createFilterCategory(
  context: MemberContext,
  { body: input }: { body: z.output<typeof newFilterCategory> },
): Promise<AdminFilterCategory> {
  return changeFilters(context, async (tx) => {
    const [last] = await tx
      .select({ sortOrder: max(filterCategories.sortOrder) })
      .from(filterCategories);
    const values = {
      name: input.name,
      displayName: input.display_name,
      description: input.description || null,
      isIndividualFilter: input.is_individual_filter,
      isCoreFilter: input.is_core_filter,
      sortOrder: (last?.sortOrder ?? 0) + SORT_STEP,
      createdAt: context.services.now(),
    };
    const [row] = await tx
      .insert(filterCategories)
      .values(values)
      .returning({ id: filterCategories.id });
    const subject = { id: row!.id, name: input.display_name };
    await recordChanges(tx, context, [{ action: 'category.created', subject, after: values }]);
    return requireCategory(tx, subject.id);
  });
}

/** @param orders the places of all categories, by their ids */
async function setOrder(
  tx: Tx,
  context: MemberContext,
  before: readonly AdminFilterCategory[],
  orders: ReadonlyMap<number, number>,
): Promise<AdminFilterCategory[]> {
  for (const { id, sort_order: current } of before) {
    const sortOrder = orders.get(id)!;
    if (sortOrder === current) continue;
    await tx.update(filterCategories).set({ sortOrder }).where(eq(filterCategories.id, id));
  }
  const after = await readUsedCategories(tx);
  const names = (categories: readonly AdminFilterCategory[]) =>
    categories.map(({ display_name }) => display_name);
  const subject = { id: 0, name: texts.allCategories };
  await recordChanges(tx, context, [
    { action: 'categories.reordered', subject, before: names(before), after: names(after) },
  ]);
  return after;
}

/**
 * Sets the order of all categories at once.
 * @throws AppError INVALID_REQUEST if one is missing, repeated or unknown: nothing changes then
 */
export async function reorderFilterCategories(
  context: MemberContext,
  { body: { categoryOrders: orders } }: { body: z.output<typeof categoryOrders> },
): Promise<AdminFilterCategory[]> {
  return changeFilters(context, async (tx) => {
    const before = await readUsedCategories(tx);
    const newOrders = new Map(orders.map(({ id, sortOrder }) => [id, sortOrder]));
    const isComplete =
      orders.length === before.length &&
      newOrders.size === before.length &&
      before.every(({ id }) => newOrders.has(id));
    if (!isComplete) throw new AppError('INVALID_REQUEST', wordError('orderIncomplete'));
    return setOrder(tx, context, before, newOrders);
  });
}

/**
 * Puts back the order of an entry, by the names; categories that were added since come last.
 * @throws AppError CANNOT_UNDO if it has changed since
 */
export async function putBackCategories(
  context: MemberContext,
  { id, before: names }: { id: number; before: unknown },
): Promise<void> {
  await changeFilters(context, async (tx) => {
    await refuseChanged(tx, id);
    const before = await readUsedCategories(tx);
    const placeOf = ({ display_name }: AdminFilterCategory) =>
      ((names as string[]).indexOf(display_name) + 1 || before.length + 1) * SORT_STEP;
    await setOrder(tx, context, before, new Map(before.map((one) => [one.id, placeOf(one)])));
  });
}

/**
 * Deletes a category with its options, also from cafes and preferences.
 * @param putBackOf the entry that added it, which this puts back: nobody may use it
 * @throws AppError CATEGORY_NOT_FOUND, BUILT_IN_CATEGORY or CANNOT_UNDO
 */
export async function deleteFilterCategory(
  context: MemberContext,
  id: number,
  putBackOf?: number,
): Promise<{ message: string }> {
  return changeFilters(context, async (tx) => {
    const category = await requireCategory(tx, id);
    if (putBackOf) await refuseUsed(tx, putBackOf, category);
    if (isBuiltInCategory(category)) throw new AppError('BUILT_IN_CATEGORY');
    await renewCafesWith(
      tx,
      category.options.map((option) => option.id),
    );
    const before = { ...category, carriers: await carriersOf(tx, category.options) };
    await tx.delete(filterCategories).where(eq(filterCategories.id, id));
    const subject = { id, name: category.display_name };
    await recordChanges(tx, context, [{ action: 'category.deleted', subject, before }]);
    return { message: texts.categoryDeleted };
  });
}

/**
 * Adds an option to a category.
 * @throws AppError CATEGORY_NOT_FOUND or OPTION_EXISTS
 */
export async function createFilterOption(
  context: MemberContext,
  { body: input }: { body: z.output<typeof newFilterOption> },
): Promise<AdminFilterOption> {
  return changeFilters(context, async (tx) => {
    const category = await requireCategory(tx, input.category_id);
    const values = {
      categoryId: category.id,
      value: input.value,
      displayName: input.display_name,
      sortOrder: input.sort_order,
      synonyms: input.synonyms,
      createdAt: context.services.now(),
    };
    const [row] = await tx.insert(filterOptions).values(values).returning({ id: filterOptions.id });
    const subject = { id: row!.id, name: `${category.display_name}: ${input.display_name}` };
    await recordChanges(tx, context, [{ action: 'option.created', subject, after: values }]);
    return requireOption(tx, subject.id);
  });
}

/**
 * Changes the value, label, position and synonyms of an option; omitted fields stay.
 * @param putBackOf the entry of a change that this puts back
 * @throws AppError FILTER_OPTION_NOT_FOUND, OPTION_EXISTS, or CANNOT_UNDO if the same has changed since
 */
export async function updateFilterOption(
  context: MemberContext,
  { id, ...input }: z.output<typeof filterOptionUpdate> & { id: number },
  putBackOf?: number,
): Promise<AdminFilterOption> {
  return changeFilters(context, async (tx) => {
    const before = await requireOption(tx, id);
    if (putBackOf) await refuseChanged(tx, putBackOf);
    const isRenamed = input.value !== undefined && input.value !== before.value;
    if (isRenamed) await renewCafesWith(tx, [id]);
    await tx
      .update(filterOptions)
      .set({
        value: input.value,
        displayName: input.display_name,
        sortOrder: input.sort_order,
        synonyms: input.synonyms,
      })
      .where(eq(filterOptions.id, id));
    if (isRenamed) await renewCafesWith(tx, [id]);
    const after = await requireOption(tx, id);
    const subject = { id, name: after.display_name };
    await recordChanges(tx, context, [{ action: 'option.updated', subject, before, after }]);
    return after;
  });
}

/**
 * Deletes an option, also from cafes and preferences.
 * @param putBackOf the entry that added it, which this puts back: nobody may use it
 * @throws AppError FILTER_OPTION_NOT_FOUND, or CANNOT_UNDO
 */
export async function deleteFilterOption(
  context: MemberContext,
  id: number,
  putBackOf?: number,
): Promise<{ message: string }> {
  return changeFilters(context, async (tx) => {
    const option = await requireOption(tx, id);
    if (putBackOf) await refuseUsed(tx, putBackOf, option);
    await renewCafesWith(tx, [id]);
    const before = { ...option, carriers: await carriersOf(tx, [option]) };
    await tx.delete(filterOptions).where(eq(filterOptions.id, id));
    const subject = { id, name: option.display_name };
    await recordChanges(tx, context, [{ action: 'option.deleted', subject, before }]);
    return { message: texts.optionDeleted };
  });
}
