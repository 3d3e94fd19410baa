import type { AdminCafeFilter, ListedCafe } from '@cortado/contract';
import { REPORT_REASONS } from '@cortado/contract/admin-enums';
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { contains } from '../../database/contains.ts';
import type { Executor } from '../../database/open.ts';
import { cafes, suggestions, suggestionSenders } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { DAY_MS } from '../../core/durations.ts';

const isOpenReport = and(
  eq(suggestions.state, 'open'),
  inArray(suggestions.kind, [...REPORT_REASONS]),
);

/** Cafes that were checked before this need another look. */
export const checkedBefore = ({ settings, now }: Services): Date =>
  new Date(now().getTime() - settings.CHECK_AFTER_DAYS * DAY_MS);

/** Published cafes that have open reports or were not checked for long, with how many reports each has. */
function inNeedOfLook(q: string, before: Date): SQL {
  return sql`
    reported as (
      select ${suggestions.cafeId} as cafe_id, count(*)::int as reports
      from ${suggestions} join ${suggestionSenders} on ${suggestionSenders.suggestionId} = ${suggestions.id}
      where ${isOpenReport} group by 1
    ), found as materialized (
      select cafes.id, coalesce(reports, 0) as reports, checked_at
      from cafes left join reported on cafe_id = cafes.id
      where status = 'published' and ${q ? contains(cafes.searchText, q) : sql`true`}
        and (reports is not null or checked_at is null or checked_at < ${before.toISOString()}::timestamptz)
    )`;
}

interface Wanted extends Pick<AdminCafeFilter, 'q'> {
  before: Date;
  limit: number;
  offset: number;
}

/** Reads the full count, and the ids of one page: the most reported first, then the longest unchecked. */
export const pageInNeedOfLook = ({ q, before, limit, offset }: Wanted): SQL => sql`
  with ${inNeedOfLook(q, before)}
  select (select count(*)::int from found) as total,
    array(
      select id from found order by reports desc, checked_at nulls first, id
      limit ${limit} offset ${offset}
    ) as ids`;

export const countInNeedOfLook = (q: string, before: Date): SQL =>
  sql`with ${inNeedOfLook(q, before)} select count(*)::int as n from found`;

type Reports = Pick<ListedCafe, 'reports' | 'reportKinds'>;
export const NO_REPORTS: Reports = { reports: 0, reportKinds: [] };

/** The open reports of cafes, by cafe. */
export async function reportsOf(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, Reports>> {
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
