import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { cafeFilterOptions, cafes, filterCategories, filterOptions } from '../database/schema.ts';
import type { CatalogueCafe, CatalogueCategory, CatalogueSource } from './types.ts';

type CafeRow = typeof cafes.$inferSelect;

function toCatalogueCafe(row: CafeRow, filterOptionIds: readonly number[]): CatalogueCafe {
  const { status: _status, source: _source, sourceId: _sourceId, ...cafe } = row;
  return { ...cafe, createdAt: row.createdAt.toISOString(), filterOptionIds };
}

async function loadCafes({ db }: Database): Promise<CatalogueCafe[]> {
  const rows = await db.select().from(cafes).where(eq(cafes.status, 'published'));
  const links = await db
    .select({ cafeId: cafeFilterOptions.cafeId, optionId: cafeFilterOptions.filterOptionId })
    .from(cafeFilterOptions)
    .innerJoin(cafes, eq(cafes.id, cafeFilterOptions.cafeId))
    .where(eq(cafes.status, 'published'))
    .orderBy(asc(cafeFilterOptions.filterOptionId));
  const optionIds = new Map<number, number[]>();
  for (const { cafeId, optionId } of links) {
    const ids = optionIds.get(cafeId);
    if (ids) ids.push(optionId);
    else optionIds.set(cafeId, [optionId]);
  }
  return rows.map((row) => toCatalogueCafe(row, optionIds.get(row.id) ?? []));
}

async function loadCategories({ db }: Database): Promise<CatalogueCategory[]> {
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

async function loadCafe({ db }: Database, id: number): Promise<CatalogueCafe | null> {
  const [row] = await db
    .select()
    .from(cafes)
    .where(and(eq(cafes.id, id), eq(cafes.status, 'published')));
  if (!row) return null;
  const links = await db
    .select({ optionId: cafeFilterOptions.filterOptionId })
    .from(cafeFilterOptions)
    .where(eq(cafeFilterOptions.cafeId, id))
    .orderBy(asc(cafeFilterOptions.filterOptionId));
  return toCatalogueCafe(
    row,
    links.map(({ optionId }) => optionId),
  );
}

/** The catalogue's source in the system of record. */
export function databaseSource(database: Database): CatalogueSource {
  return {
    load: async () => ({
      cafes: await loadCafes(database),
      categories: await loadCategories(database),
    }),
    loadCafe: (id) => loadCafe(database, id),
  };
}
