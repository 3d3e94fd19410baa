import { pageLimit, type AdminCafeParams, type ListedCafe } from '@cortado/contract';
import { inArray } from 'drizzle-orm';
import { cafes } from '../../database/schema.ts';
import type { ListPage } from '../../http/page-links.ts';
import type { MemberContext } from '../../http/route.ts';
import { readCafes } from './catalogue-source.ts';
import { findCafeIds } from './find-cafe-ids.ts';
import { NO_REPORTS, reportsOf } from './needs-look.ts';
import { adminCafePresenter } from './present-admin-cafe.ts';

/** Cafes of every status that match, by default sorted by name. */
export async function listAllCafes(
  { services }: MemberContext,
  { offset = 0, ...params }: AdminCafeParams,
): Promise<ListPage<ListedCafe>> {
  const { database, catalogue } = services;
  const most = pageLimit({ ...params, total: 0 });
  const { total, ids } = await findCafeIds(services, { ...params, limit: most, offset });
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
