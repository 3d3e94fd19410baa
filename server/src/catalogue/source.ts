import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { cafeFilterOptions, cafes, filterCategories, filterOptions } from '../database/schema.ts';
import type { CatalogueCafe, CatalogueCategory, CatalogueSource } from './types.ts';

type CafeRow = typeof cafes.$inferSelect;

/** A cafe of any status, with the options it carries. */
export interface StoredCafe {
  cafe: CatalogueCafe;
  status: CafeRow['status'];
}

function toStored(row: CafeRow, filterOptionIds: readonly number[]): StoredCafe {
  const { status, source: _source, sourceId: _sourceId, ...cafe } = row;
  return { status, cafe: { ...cafe, createdAt: row.createdAt.toISOString(), filterOptionIds } };
}

/** The cafes of a condition, or all of them, in no order. */
export async function readCafes({ db }: Database, where?: SQL): Promise<StoredCafe[]> {
  const rows = await db.select().from(cafes).where(where);
  const links = await db
    .select({ cafeId: cafeFilterOptions.cafeId, optionId: cafeFilterOptions.filterOptionId })
    .from(cafeFilterOptions)
    .innerJoin(cafes, eq(cafes.id, cafeFilterOptions.cafeId))
    .where(where)
    .orderBy(asc(cafeFilterOptions.filterOptionId));
  const optionIds = new Map<number, number[]>();
  for (const { cafeId, optionId } of links) {
    const ids = optionIds.get(cafeId);
    if (ids) ids.push(optionId);
    else optionIds.set(cafeId, [optionId]);
  }
  return rows.map((row) => toStored(row, optionIds.get(row.id) ?? []));
}

const isPublished = eq(cafes.status, 'published');

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

/** The catalogue's source in the system of record. */
export function databaseSource(database: Database): CatalogueSource {
  return {
    load: async () => ({
      cafes: (await readCafes(database, isPublished)).map(({ cafe }) => cafe),
      categories: await loadCategories(database),
    }),
    async loadCafe(id) {
      const [found] = await readCafes(database, and(eq(cafes.id, id), isPublished));
      return found?.cafe ?? null;
    },
  };
}
