import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Database, Executor } from '../../database/open.ts';
import { cafeFilterOptions, cafes } from '../../database/schema.ts';
import type { CatalogueCafe, CatalogueSource } from '../../catalogue/types.ts';
import { readCategories } from '../filters/read-categories.ts';

const { searchText: _searchText, ...cafeColumns } = getTableColumns(cafes);
type CafeRow = Omit<typeof cafes.$inferSelect, 'searchText'>;

/** A cafe of any status, with its filter options. */
export interface StoredCafe extends Pick<
  CafeRow,
  'status' | 'source' | 'sourceId' | 'openingHours' | 'version'
> {
  cafe: CatalogueCafe;
}

function toStored(row: CafeRow, filterOptionIds: readonly number[]): StoredCafe {
  const { status, source, sourceId, openingHours, version, importId: _importId, ...cafe } = row;
  return {
    status,
    source,
    sourceId,
    openingHours,
    version,
    cafe: { ...cafe, createdAt: row.createdAt.toISOString(), filterOptionIds },
  };
}

/** The cafes that match a condition, or all of them, in no particular order. */
export async function readCafes(db: Executor, where?: SQL): Promise<StoredCafe[]> {
  const rows = await db.select(cafeColumns).from(cafes).where(where);
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

/** The catalogue's source: the published cafes and the filters in the database. */
export function databaseSource(database: Database): CatalogueSource {
  return {
    load: async () => ({
      cafes: (await readCafes(database.db, isPublished)).map(({ cafe }) => cafe),
      categories: await readCategories(database.db),
    }),
    loadCafes: async (ids) =>
      (await readCafes(database.db, and(inArray(cafes.id, [...ids]), isPublished))).map(
        ({ cafe }) => cafe,
      ),
  };
}
