import {
  pageLimit,
  type AdminCafeCounts,
  type AdminCafeFilter,
  type AdminCafeParams,
  type AdminCafeSort,
  type ListedCafe,
} from '@cortado/contract';
import { MAX_STATUS_CHANGES } from '@cortado/contract/limits';
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { contains } from '../../database/contains.ts';
import { cafes } from '../../database/schema.ts';
import type { ListPage } from '../../http/page-links.ts';
import type { MemberContext } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { readCafes } from './catalogue-source.ts';
import {
  checkedBefore,
  countInNeedOfLook,
  NO_REPORTS,
  pageInNeedOfLook,
  reportsOf,
} from './needs-look.ts';
import { adminCafePresenter } from './present-admin-cafe.ts';

/** Each has an index of its own, which ends with the id: the order is total. */
const ORDERS: Readonly<Record<AdminCafeSort, SQL>> = {
  name: sql`name collate natural_order, id`,
  neighborhood: sql`area collate natural_order, name collate natural_order, id`,
  status: sql`status, name collate natural_order, id`,
};

type Wanted = AdminCafeFilter & { sortBy: AdminCafeSort; limit: number; offset: number };

/** Reads the full count of what matches, and the ids of one page. */
export function pageOfIds({ q, status, sortBy, limit, offset }: Wanted): SQL {
  const where = and(
    q ? contains(cafes.searchText, q) : undefined,
    status && eq(cafes.status, status),
  );
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
  const page = wanted.needsLook
    ? pageInNeedOfLook({ ...wanted, before: checkedBefore(services) })
    : pageOfIds(wanted);
  const { rows } = await services.database.db.execute<{ total: number; ids: number[] }>(page);
  return rows[0]!;
}

/** Cafes of every status that match, by default sorted by name. */
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
  const present = adminCafePresenter(catalogue.snapshot.categories);
  // One may have been deleted meanwhile.
  const rows = shown
    .flatMap((id) => byId.get(id) ?? [])
    .map((one) => ({ ...present(one), ...(reports.get(one.cafe.id) ?? NO_REPORTS) }));
  return { total, rows };
}

/** How many cafes of each status contain a text, and how many need a look. */
export async function countAllCafes(
  { services }: MemberContext,
  q: string,
): Promise<AdminCafeCounts> {
  const { db } = services.database;
  const rows = await db
    .select({ status: cafes.status, n: count() })
    .from(cafes)
    .where(q ? contains(cafes.searchText, q) : undefined)
    .groupBy(cafes.status);
  const look = await db.execute<{ n: number }>(countInNeedOfLook(q, checkedBefore(services)));
  return {
    draft: 0,
    published: 0,
    archived: 0,
    ...Object.fromEntries(rows.map(({ status, n }) => [status, n])),
    needsLook: look.rows[0]!.n,
  };
}

/** The ids of matching cafes, sorted by name: as many as can be given a status at once. */
export async function listAllCafeIds(
  { services }: MemberContext,
  filter: AdminCafeFilter,
): Promise<number[]> {
  const all = { ...filter, sortBy: 'name', limit: MAX_STATUS_CHANGES, offset: 0 } as const;
  return (await findIds(services, all)).ids;
}
