import type { AdminFilterCategory, AdminFilterOption } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { isAmong } from '../../database/is-among.ts';
import type { Tx } from '../../database/open.ts';
import {
  cafeFilterOptions,
  cafes,
  filterCategories,
  filterOptions,
} from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseChanged } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { changeFilters } from './change-filters.ts';
import { requireCategory } from './read-categories.ts';

/** Limits how long one statement takes. */
const CHUNK_SIZE = 5000;

/** By the id of an option, the ids of the cafes that carry it; an option that none carries is missing. */
type Carriers = Readonly<Record<string, readonly number[]>>;

/** Which cafes carry options that are about to be deleted. The entry of the deletion has them, so that it can be put back. */
export async function carriersOf(tx: Tx, options: readonly { id: number }[]): Promise<Carriers> {
  const { cafeId, filterOptionId } = cafeFilterOptions;
  const ids = options.map(({ id }) => id);
  // Waits for edits of cafes that add one of them.
  await tx
    .select({ id: filterOptions.id })
    .from(filterOptions)
    .where(isAmong(filterOptions.id, ids))
    .for('update');
  const rows = await tx
    .select({ id: filterOptionId, cafeIds: sql<number[]>`array_agg(${cafeId})` })
    .from(cafeFilterOptions)
    .where(isAmong(filterOptionId, ids))
    .groupBy(filterOptionId);
  return Object.fromEntries(rows.map(({ id, cafeIds }) => [id, cafeIds]));
}

/** The entry of a deletion. */
export interface Deleted<Before> {
  id: number;
  before: Before & { carriers: Carriers };
}

/** Inserts deleted options with their ids, also at the cafes that carried them and still exist. */
async function insertOptions(
  tx: Tx,
  createdAt: Date,
  options: readonly AdminFilterOption[],
  carriers: Carriers,
): Promise<void> {
  if (options.length === 0) return;
  await tx
    .insert(filterOptions)
    .overridingSystemValue()
    .values(
      options.map((option) => ({
        id: option.id,
        categoryId: option.category_id,
        value: option.value,
        displayName: option.display_name,
        description: option.description,
        isActive: option.is_active,
        sortOrder: option.sort_order,
        synonyms: option.synonyms,
        createdAt,
      })),
    );
  const pairs = options
    .flatMap(({ id }) => (carriers[id] ?? []).map((cafe) => ({ cafe, option: id })))
    .toSorted((a, b) => a.cafe - b.cafe);
  for (let at = 0; at < pairs.length; at += CHUNK_SIZE) {
    const chunk = pairs.slice(at, at + CHUNK_SIZE);
    // In the order of ids, as everywhere, because the trigger writes these cafes.
    await tx
      .select({ id: cafes.id })
      .from(cafes)
      .where(isAmong(cafes.id, [...new Set(chunk.map(({ cafe }) => cafe))]))
      .orderBy(cafes.id)
      .for('no key update');
    await tx.execute(sql`insert into ${cafeFilterOptions} (cafe_id, filter_option_id, created_at)
      select ${cafes.id}, pair.option, ${createdAt.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as pair(cafe int, option int)
      join ${cafes} on ${cafes.id} = pair.cafe`);
  }
}

/** Lets this node show what cafes carry again. */
const refreshCarriers = ({ services }: MemberContext, carriers: Carriers) =>
  Promise.all(
    [...new Set(Object.values(carriers).flat())].map((id) =>
      services.catalogue.refresh({ kind: 'cafe', id }),
    ),
  );

/**
 * Puts a deleted option back, with the cafes that carried it. Preferences of members stay gone.
 * @throws AppError CATEGORY_NOT_FOUND, OPTION_EXISTS, or CANNOT_UNDO if it has changed since
 */
export async function restoreFilterOption(
  context: MemberContext,
  { id, before: { carriers, ...option } }: Deleted<AdminFilterOption>,
): Promise<void> {
  await changeFilters(context, async (tx) => {
    await refuseChanged(tx, id);
    const category = await requireCategory(tx, option.category_id);
    await insertOptions(tx, context.services.now(), [option], carriers);
    const subject = { id: option.id, name: `${category.display_name}: ${option.display_name}` };
    await recordChanges(tx, context, [{ action: 'option.created', subject, after: option }]);
  });
  await refreshCarriers(context, carriers);
}

/**
 * Puts a deleted category back with its options, as `restoreFilterOption` does.
 * @throws AppError CATEGORY_EXISTS, or CANNOT_UNDO if it has changed since
 */
export async function restoreFilterCategory(
  context: MemberContext,
  { id, before: { carriers, ...category } }: Deleted<AdminFilterCategory>,
): Promise<void> {
  const createdAt = context.services.now();
  await changeFilters(context, async (tx) => {
    await refuseChanged(tx, id);
    await tx.insert(filterCategories).overridingSystemValue().values({
      id: category.id,
      name: category.name,
      displayName: category.display_name,
      description: category.description,
      isActive: category.is_active,
      hasOptionalData: category.has_optional_data,
      dataTableName: category.data_table_name,
      isCoreFilter: category.is_core_filter,
      isIndividualFilter: category.is_individual_filter,
      sortOrder: category.sort_order,
      createdAt,
    });
    await insertOptions(tx, createdAt, category.options, carriers);
    const subject = { id: category.id, name: category.display_name };
    await recordChanges(tx, context, [{ action: 'category.created', subject, after: category }]);
  });
  await refreshCarriers(context, carriers);
}
