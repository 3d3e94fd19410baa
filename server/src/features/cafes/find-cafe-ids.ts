import type { AdminCafeFilter, AdminCafeSort } from '@cortado/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { contains } from '../../database/contains.ts';
import { cafes } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { checkedBefore, pageInNeedOfLook } from './needs-look.ts';

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

/** One page of the cafes that an admin looks for. */
export async function findCafeIds(
  services: Services,
  wanted: Wanted,
): Promise<{ total: number; ids: number[] }> {
  const page = wanted.needsLook
    ? pageInNeedOfLook({ ...wanted, before: checkedBefore(services) })
    : pageOfIds(wanted);
  const { rows } = await services.database.db.execute<{ total: number; ids: number[] }>(page);
  return rows[0]!;
}
