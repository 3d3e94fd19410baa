import {
  factOfKey,
  pageLimit,
  type AdminCafe,
  type AdminCafeCounts,
  type AdminCafeFilter,
  type AdminCafeParams,
  type AdminCafeSort,
  type FilterCategory,
  type ListedCafe,
} from '@cortado/contract';
import { REPORT_REASONS } from '@cortado/contract/admin-enums';
import { MAX_STATUS_CHANGES } from '@cortado/contract/limits';
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { applicableFilters, presentCafe } from '../../catalogue/documents/present.ts';
import { DAY_MS } from '../../core/durations.ts';
import { AppError } from '../../core/errors.ts';
import { contains } from '../../database/contains.ts';
import { isAmong } from '../../database/is-among.ts';
import type { Executor } from '../../database/open.ts';
import { cafes, factAnswers, suggestions, suggestionSenders } from '../../database/schema.ts';
import type { ListPage } from '../../http/page-links.ts';
import type { MemberContext } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { readCafes, type StoredCafe } from './catalogue-source.ts';
import { OWNER_ANSWER } from './fact-sources.ts';

/** Returns a function that presents cafes of any status. */
export function adminCafePresenter(
  categories: readonly FilterCategory[],
): (stored: StoredCafe) => AdminCafe {
  const filters = applicableFilters(categories);
  return ({ cafe, status, version }) => ({
    ...presentCafe(cafe, filters),
    status,
    neighborhood: cafe.area,
    openingHours: cafe.openingHours,
    version,
  });
}

/**
 * One cafe, whatever its status.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function getAnyCafe({ services }: MemberContext, id: number): Promise<AdminCafe> {
  const [stored] = await readCafes(services.database.db, eq(cafes.id, id));
  if (!stored) throw new AppError('CAFE_NOT_FOUND');
  return adminCafePresenter(services.catalogue.snapshot.categories)(stored);
}

const containing = (q: string) => (q ? contains(cafes.searchText, q) : undefined);

const isOpenReport = and(
  eq(suggestions.state, 'open'),
  inArray(suggestions.kind, [...REPORT_REASONS]),
);

/** Published cafes with open reports, with values that visitors say are wrong, or without a recent check, and how many say so. */
function inNeedOfLook(q: string, { settings, now }: Services): SQL {
  const checkedBefore = new Date(now().getTime() - settings.CHECK_AFTER_DAYS * DAY_MS);
  return sql`
    reported as (
      select ${suggestions.cafeId} as cafe_id, count(*)::int as reports
      from ${suggestions} join ${suggestionSenders} on ${suggestionSenders.suggestionId} = ${suggestions.id}
      where ${isOpenReport} group by 1
    ), doubted as (
      select cafe_id, count(*)::int as doubts from fact_answers where answer = 'no' group by 1
    ), found as materialized (
      select cafes.id, coalesce(reports, 0) + coalesce(doubts, 0) as reports, checked_at
      from cafes left join reported on reported.cafe_id = cafes.id left join doubted on doubted.cafe_id = cafes.id
      where status = 'published' and ${containing(q) ?? sql`true`}
        and (reports is not null or doubts is not null or checked_at is null
          or checked_at < ${checkedBefore.toISOString()}::timestamptz)
    )`;
}

type Wanted = AdminCafeFilter & { sortBy: AdminCafeSort; limit: number; offset: number };

/** Reads the full count, and the ids of one page: the most reported first, then the longest unchecked. */
const pageInNeedOfLook = ({ q, limit, offset }: Wanted, services: Services): SQL => sql`
  with ${inNeedOfLook(q, services)}
  select (select count(*)::int from found) as total,
    array(
      select id from found order by reports desc, checked_at nulls first, id
      limit ${limit} offset ${offset}
    ) as ids`;

/** Each has an index of its own, which ends with the id: the order is total. */
const ORDERS: Readonly<Record<AdminCafeSort, SQL>> = {
  name: sql`name collate natural_order, id`,
  neighborhood: sql`area collate natural_order, name collate natural_order, id`,
  status: sql`status, name collate natural_order, id`,
};

/** Reads the full count of what matches, and the ids of one page. */
export function pageOfIds({ q, status, sortBy, limit, offset }: Wanted): SQL {
  const where = and(containing(q), status && eq(cafes.status, status));
  // Without a text the page is read from an index. With one the table is scanned, once for page and count.
  return sql`
    with found as ${q ? sql`materialized` : sql`not materialized`} (
      select id, name, area, status from cafes where ${where ?? sql`true`}
    )
    select (select count(*)::int from found) as total,
      array(select id from found order by ${ORDERS[sortBy]} limit ${limit} offset ${offset}) as ids`;
}

async function findIds(
  services: Services,
  wanted: Wanted,
): Promise<{ total: number; ids: number[] }> {
  const page = wanted.needsLook ? pageInNeedOfLook(wanted, services) : pageOfIds(wanted);
  const { rows } = await services.database.db.execute<{ total: number; ids: number[] }>(page);
  return rows[0]!;
}

type Reports = Pick<ListedCafe, 'reports' | 'reportKinds'>;
const NO_REPORTS: Reports = { reports: 0, reportKinds: [] };

/** What visitors say is wrong of cafes, by cafe. */
async function doubtsOf(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, ListedCafe['doubts']>> {
  const { cafeId, fact } = factAnswers;
  const rows = await db
    .select({
      cafeId,
      fact,
      count: count(),
      isOwner: sql<boolean>`bool_or(${factAnswers.networkKey} = ${OWNER_ANSWER})`,
    })
    .from(factAnswers)
    .where(and(eq(factAnswers.answer, 'no'), isAmong(cafeId, ids)))
    .groupBy(cafeId, fact)
    .orderBy(cafeId, fact);
  const found = new Map<number, ListedCafe['doubts']>();
  for (const { cafeId: id, fact: key, ...said } of rows) {
    found.set(id, [...(found.get(id) ?? []), { ...factOfKey(key), ...said }]);
  }
  return found;
}

/** The open reports of cafes, by cafe. */
async function reportsOf(db: Executor, ids: readonly number[]): Promise<Map<number, Reports>> {
  const rows = await db
    .select({
      cafeId: suggestions.cafeId,
      reports: count(),
      reportKinds: sql<Reports['reportKinds']>`array_agg(distinct ${suggestions.kind})`,
    })
    .from(suggestions)
    .innerJoin(suggestionSenders, eq(suggestionSenders.suggestionId, suggestions.id))
    .where(and(isOpenReport, inArray(suggestions.cafeId, [...ids])))
    .groupBy(suggestions.cafeId);
  return new Map(rows.map(({ cafeId, ...reports }) => [cafeId!, reports]));
}

/** Matching cafes of every status, by default sorted by name. */
export async function listAllCafes(
  { services }: MemberContext,
  { offset = 0, ...params }: AdminCafeParams,
): Promise<ListPage<ListedCafe>> {
  const { database, catalogue } = services;
  const most = pageLimit({ ...params, total: 0 });
  const { total, ids } = await findIds(services, { ...params, limit: most, offset });
  const shown = ids.slice(0, pageLimit({ ...params, total }));
  const stored = await readCafes(database.db, inArray(cafes.id, shown));
  const byId = new Map(stored.map((one) => [one.cafe.id, one]));
  const reports = await reportsOf(database.db, shown);
  const doubts = await doubtsOf(database.db, shown);
  const present = adminCafePresenter(catalogue.snapshot.categories);
  // One may have been deleted meanwhile.
  const rows = shown
    .flatMap((id) => byId.get(id) ?? [])
    .map((one) => ({
      ...present(one),
      ...(reports.get(one.cafe.id) ?? NO_REPORTS),
      doubts: doubts.get(one.cafe.id) ?? [],
    }));
  return { total, rows };
}

/** The ids of matching cafes, sorted by name: as many as can be given a status at once. */
export async function listAllCafeIds(
  { services }: MemberContext,
  { query }: { query: AdminCafeFilter },
): Promise<number[]> {
  const all = { ...query, sortBy: 'name', limit: MAX_STATUS_CHANGES, offset: 0 } as const;
  return (await findIds(services, all)).ids;
}

/** How many cafes of each status contain a text, and how many need a check. */
export async function countAllCafes(
  { services }: MemberContext,
  { query: { q } }: { query: { q: string } },
): Promise<AdminCafeCounts> {
  const { db } = services.database;
  const rows = await db
    .select({ status: cafes.status, n: count() })
    .from(cafes)
    .where(containing(q))
    .groupBy(cafes.status);
  const inNeed = await db.execute<{ n: number }>(
    sql`with ${inNeedOfLook(q, services)} select count(*)::int as n from found`,
  );
  const counted = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  return { draft: 0, published: 0, archived: 0, ...counted, needsLook: inNeed.rows[0]!.n };
}
