import type { GalleryPhoto } from '@cortado/contract';
import { and, asc, count, eq, getTableColumns, gt, max, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../database/open.ts';
import {
  cafeFilterOptions,
  cafes,
  filterCategories,
  filterOptions,
  photos,
} from '../../database/schema.ts';
import { WEIGHTS } from '../../catalogue/documents/substance.ts';
import type { CatalogueCafe, CatalogueSource } from '../../catalogue/types.ts';
import { readCategories } from '../filters/read-categories.ts';

/**
 * The photos that visitors see of each cafe, in order; null: none. The cafe's id is qualified by hand: in a query of one
 * table Drizzle writes columns without it, and within the subquery that would be the photo's own id.
 */
const shownPhotos = sql<GalleryPhoto[] | null>`(
  select json_agg(json_build_object(
    'id', ${photos.id}, 'hash', ${photos.hash}, 'thumbHash', ${photos.thumbHash}, 'alt', ${photos.alt},
    'focalX', ${photos.focalX}, 'focalY', ${photos.focalY}, 'width', ${photos.width}, 'height', ${photos.height},
    'credit', ${photos.credit}
  ) order by ${photos.position}, ${photos.id})
  from ${photos} where ${photos.cafeId} = ${cafes}.id and ${photos.isShown}
)`;

/** The options that count in the default order, each found once for all cafes of a statement. */
const weights = WEIGHTS.options.map(
  ({ category, value, weight }) => sql`case when ${cafeFilterOptions.filterOptionId} = (
    select ${filterOptions}.id from ${filterOptions} join ${filterCategories} on ${filterCategories}.id = ${filterOptions.categoryId}
    where ${filterCategories}.name = ${category} and ${filterOptions.value} = ${value}
  ) then ${sql.raw(String(weight))} else 0 end`,
);

/** How much the filter options of each cafe count, by `WEIGHTS`. Ids are qualified by hand, as in `shownPhotos`. */
const optionsWeight = sql<number>`(
  select coalesce(sum(${sql.join(weights, sql` + `)}), 0)::int
  from ${cafeFilterOptions} where ${cafeFilterOptions}.cafe_id = ${cafes}.id
)`;

const {
  searchText: _searchText,
  importId: _importId,
  ownedSince: _ownedSince,
  ownerProof: _ownerProof,
  status,
  source,
  sourceId,
  version,
  ownerId,
  ...catalogueColumns
} = getTableColumns(cafes);

/** A cafe of any status, with its filter options. */
export interface StoredCafe extends Pick<
  typeof cafes.$inferSelect,
  'status' | 'source' | 'sourceId' | 'version' | 'ownerId'
> {
  cafe: CatalogueCafe;
}

/** The cafes that match a condition, or all of them, in no particular order. */
export async function readCafes(db: Executor, where?: SQL): Promise<StoredCafe[]> {
  const rows = await db
    .select({
      status,
      source,
      sourceId,
      version,
      ownerId,
      cafe: { ...catalogueColumns, photos: shownPhotos, optionsWeight },
    })
    .from(cafes)
    .where(where);
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
  return rows.map(({ cafe, ...row }) => ({
    ...row,
    cafe: {
      ...cafe,
      hasOwner: row.ownerId !== null,
      createdAt: cafe.createdAt.toISOString(),
      checkedAt: cafe.checkedAt?.toISOString() ?? null,
      filterOptionIds: optionIds.get(cafe.id) ?? [],
    },
  }));
}

const isPublished = eq(cafes.status, 'published');

const PAGE = 1000;
const REVISIONS_PAGE = 10_000;

/** ISO 8601, UTC. */
const isoText = (column: AnyPgColumn): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A published cafe as the catalogue takes it, as JSON. */
function asJson(): SQL {
  const { createdAt, checkedAt, ...columns } = catalogueColumns;
  const own = Object.entries(columns).map(
    ([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`,
  );
  return sql`json_build_object(${sql.join(own, sql`, `)},
    'createdAt', ${isoText(createdAt)}, 'checkedAt', ${isoText(checkedAt)},
    'hasOwner', ${ownerId} is not null, 'photos', ${shownPhotos}, 'optionsWeight', ${optionsWeight},
    'filterOptionIds', array(
      select ${cafeFilterOptions.filterOptionId} from ${cafeFilterOptions}
      where ${cafeFilterOptions.cafeId} = ${cafes}.id order by ${cafeFilterOptions.filterOptionId}
    ))`;
}

/** All published cafes by id. The database makes the JSON of a page, so that this thread only passes it on. */
async function* pagesOf({ db }: Database): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const page = db
      .select({ id: cafes.id, cafe: asJson().as('cafe') })
      .from(cafes)
      .where(and(isPublished, gt(cafes.id, last)))
      .orderBy(cafes.id)
      .limit(PAGE)
      .as('page');
    const [found] = await db
      .select({
        json: sql<string | null>`json_agg(${page.cafe})::text`,
        count: count(),
        last: max(page.id),
      })
      .from(page);
    if (found?.json) yield found.json;
    if (!found?.last || found.count < PAGE) return;
    last = found.last;
  }
}

async function* revisionsOf({ db }: Database): AsyncGenerator<[id: number, revision: number][]> {
  for (let last = 0; ;) {
    const page = db
      .select({ id: cafes.id, revision: cafes.revision })
      .from(cafes)
      .where(and(isPublished, gt(cafes.id, last)))
      .orderBy(cafes.id)
      .limit(REVISIONS_PAGE)
      .as('page');
    const pair = sql`json_build_array(${page.id}, ${page.revision})`;
    const [found] = await db
      .select({ pairs: sql<[number, number][] | null>`json_agg(${pair} order by ${page.id})` })
      .from(page);
    if (!found?.pairs) return;
    yield found.pairs;
    if (found.pairs.length < REVISIONS_PAGE) return;
    [last] = found.pairs.at(-1)!;
  }
}

/** Prepared, for it runs with each change. */
function preparedReading({ db }: Database) {
  const isAmong = sql`${cafes.id} = any(${sql.placeholder('ids')}::int[])`;
  return db
    .select({ found: sql<CatalogueCafe[] | null>`json_agg(${asJson()})` })
    .from(cafes)
    .where(and(isAmong, isPublished))
    .prepare('read_changed_cafes');
}

/** The catalogue's source: the published cafes and the filters in the database. */
export function databaseSource(database: Database): CatalogueSource {
  const reading = preparedReading(database);
  return {
    loadCategories: () => readCategories(database.db),
    pages: () => pagesOf(database),
    revisions: () => revisionsOf(database),
    loadCafes: async (ids) => (await reading.execute({ ids }))[0]?.found ?? [],
  };
}
