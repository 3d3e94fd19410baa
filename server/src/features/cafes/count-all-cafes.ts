import type { AdminCafeCounts } from '@cortado/contract';
import { count } from 'drizzle-orm';
import { contains } from '../../database/contains.ts';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { checkedBefore, countInNeedOfLook } from './needs-look.ts';

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
  const inNeed = await db.execute<{ n: number }>(countInNeedOfLook(q, checkedBefore(services)));
  return {
    draft: 0,
    published: 0,
    archived: 0,
    ...Object.fromEntries(rows.map(({ status, n }) => [status, n])),
    needsLook: inNeed.rows[0]!.n,
  };
}
