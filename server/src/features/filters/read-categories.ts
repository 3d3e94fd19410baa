import type { AdminFilterCategory, AdminFilterOption } from '@cortado/contract';
import { asc, count, countDistinct, eq } from 'drizzle-orm';
import { presentCategory } from '../../catalogue/documents/present.ts';
import type { CatalogueCategory } from '../../catalogue/types.ts';
import { AppError } from '../../core/errors.ts';
import type { Executor } from '../../database/open.ts';
import {
  cafeFilterOptions,
  filterCategories,
  filterOptions,
  userFilterPreferences,
} from '../../database/schema.ts';

/** Every category with its options, both sorted. */
export async function readCategories(db: Executor): Promise<CatalogueCategory[]> {
  const categories = await db
    .select()
    .from(filterCategories)
    .orderBy(asc(filterCategories.sortOrder), asc(filterCategories.id));
  const options = await db
    .select()
    .from(filterOptions)
    .orderBy(asc(filterOptions.sortOrder), asc(filterOptions.id));
  return categories.map(({ createdAt: _createdAt, ...category }) => ({
    ...category,
    options: options
      .filter((option) => option.categoryId === category.id)
      .map(({ createdAt: _created, categoryId: _categoryId, ...option }) => option),
  }));
}

interface Usage {
  cafes: Map<number, number>;
  members: Map<number, number>;
}

const asMap = (rows: readonly { id: number; uses: number }[]) =>
  new Map(rows.map(({ id, uses }) => [id, uses]));

async function usageOfOptions(db: Executor): Promise<Usage> {
  const cafes = await db
    .select({ id: cafeFilterOptions.filterOptionId, uses: count() })
    .from(cafeFilterOptions)
    .groupBy(cafeFilterOptions.filterOptionId);
  const members = await db
    .select({ id: userFilterPreferences.filterOptionId, uses: count() })
    .from(userFilterPreferences)
    .groupBy(userFilterPreferences.filterOptionId);
  return { cafes: asMap(cafes), members: asMap(members) };
}

/** A cafe with two options of a category counts once. */
async function usageOfCategories(db: Executor): Promise<Usage> {
  const cafes = await db
    .select({ id: filterOptions.categoryId, uses: countDistinct(cafeFilterOptions.cafeId) })
    .from(cafeFilterOptions)
    .innerJoin(filterOptions, eq(filterOptions.id, cafeFilterOptions.filterOptionId))
    .groupBy(filterOptions.categoryId);
  const members = await db
    .select({ id: filterOptions.categoryId, uses: countDistinct(userFilterPreferences.userId) })
    .from(userFilterPreferences)
    .innerJoin(filterOptions, eq(filterOptions.id, userFilterPreferences.filterOptionId))
    .groupBy(filterOptions.categoryId);
  return { cafes: asMap(cafes), members: asMap(members) };
}

const usesOf = ({ cafes, members }: Usage, id: number) => ({
  cafes: cafes.get(id) ?? 0,
  members: members.get(id) ?? 0,
});

/** Every category, also inactive ones, with its options, sorted, and by how many cafes and members each is used. */
export async function readUsedCategories(db: Executor): Promise<AdminFilterCategory[]> {
  const ofCategories = await usageOfCategories(db);
  const ofOptions = await usageOfOptions(db);
  const categories = await readCategories(db);
  const synonyms = new Map(
    categories.flatMap(({ options }) => options.map((option) => [option.id, option.synonyms])),
  );
  return categories.map(presentCategory).map(({ options, ...category }) => ({
    ...category,
    ...usesOf(ofCategories, category.id),
    options: options.map((option) => ({
      ...option,
      ...usesOf(ofOptions, option.id),
      synonyms: [...synonyms.get(option.id)!],
    })),
  }));
}

/** @throws AppError CATEGORY_NOT_FOUND */
export async function requireCategory(db: Executor, id: number): Promise<AdminFilterCategory> {
  const found = (await readUsedCategories(db)).find((category) => category.id === id);
  if (!found) throw new AppError('CATEGORY_NOT_FOUND');
  return found;
}

/** @throws AppError FILTER_OPTION_NOT_FOUND */
export async function requireOption(db: Executor, id: number): Promise<AdminFilterOption> {
  const [found] = await db
    .select({
      option: filterOptions,
      category: filterCategories,
      cafes: db.$count(cafeFilterOptions, eq(cafeFilterOptions.filterOptionId, id)),
      members: db.$count(userFilterPreferences, eq(userFilterPreferences.filterOptionId, id)),
    })
    .from(filterOptions)
    .innerJoin(filterCategories, eq(filterCategories.id, filterOptions.categoryId))
    .where(eq(filterOptions.id, id));
  if (!found) throw new AppError('FILTER_OPTION_NOT_FOUND');
  const { option, category, cafes, members } = found;
  const [presented] = presentCategory({ ...category, options: [option] }).options;
  return { ...presented!, cafes, members, synonyms: option.synonyms };
}
