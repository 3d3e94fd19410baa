import { and, asc, count, eq, getTableColumns, gt, max, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../database/open.ts';
import { cafeFilterOptions, cafes } from '../../database/schema.ts';
import type { CatalogueCafe, CatalogueSource } from '../../catalogue/types.ts';
import { readCategories } from '../filters/read-categories.ts';
import { optionsWeight } from './options-weight.ts';
import { shownPhotos } from './shown-photos.ts';

const { searchText: _searchText, ...cafeColumns } = getTableColumns(cafes);
type CafeRow = Omit<typeof cafes.$inferSelect, 'searchText'> &
  Pick<CatalogueCafe, 'photos' | 'optionsWeight'>;

/** A cafe of any status, with its filter options. */
export interface StoredCafe extends Pick<
  CafeRow,
  'status' | 'source' | 'sourceId' | 'version' | 'ownerId'
> {
  cafe: CatalogueCafe;
}

/** What the catalogue does not take. */
const OMITTED = new Set([
  'status',
  'source',
  'sourceId',
  'version',
  'importId',
  'ownerId',
  'ownedSince',
  'ownerProof',
]);

function toStored(row: CafeRow, filterOptionIds: readonly number[]): StoredCafe {
  const {
    status,
    source,
    sourceId,
    version,
    ownerId,
    importId: _importId,
    ownedSince: _ownedSince,
    ownerProof: _ownerProof,
    ...cafe
  } = row;
  return {
    status,
    source,
    sourceId,
    version,
    ownerId,
    cafe: {
      ...cafe,
      hasOwner: ownerId !== null,
      createdAt: row.createdAt.toISOString(),
      checkedAt: row.checkedAt?.toISOString() ?? null,
      filterOptionIds,
    },
  };
}

/** The cafes that match a condition, or all of them, in no particular order. */
export async function readCafes(db: Executor, where?: SQL): Promise<StoredCafe[]> {
  const rows = await db
    .select({ ...cafeColumns, photos: shownPhotos, optionsWeight })
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
  return rows.map((row) => toStored(row, optionIds.get(row.id) ?? []));
}

const isPublished = eq(cafes.status, 'published');

const PAGE = 1000;
const REVISIONS_PAGE = 10_000;

/** ISO 8601, UTC. */
const isoText = (column: AnyPgColumn): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A published cafe as the catalogue takes it, as JSON. */
function asJson(): SQL {
  const { createdAt, checkedAt, ...columns } = cafeColumns;
  const own = Object.entries(columns).flatMap(([key, column]) =>
    OMITTED.has(key) ? [] : [sql`${sql.raw(`'${key}'`)}, ${column}`],
  );
  return sql`json_build_object(${sql.join(own, sql`, `)},
    'createdAt', ${isoText(createdAt)}, 'checkedAt', ${isoText(checkedAt)},
    'hasOwner', ${cafeColumns.ownerId} is not null, 'photos', ${shownPhotos}, 'optionsWeight', ${optionsWeight},
    'filterOptionIds', array(
      select ${cafeFilterOptions.filterOptionId} from ${cafeFilterOptions}
      where ${cafeFilterOptions.cafeId} = ${cafes}.id order by ${cafeFilterOptions.filterOptionId}
    ))`;
}

/**
 * All published cafes by id. The database makes the JSON of a whole page, so that this thread only passes it on.
 */
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
