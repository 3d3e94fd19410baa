import { asc, eq } from 'drizzle-orm';
import { userFilterPreferences } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';

/** The saved filter options that still exist and are active, in the order they were saved. */
export async function listPreferences({
  services,
  viewer,
}: MemberContext): Promise<{ filterOptionId: number }[]> {
  const { catalogue, database } = services;
  const saved = await database.db
    .select({ filterOptionId: userFilterPreferences.filterOptionId })
    .from(userFilterPreferences)
    .where(eq(userFilterPreferences.userId, viewer.id))
    .orderBy(asc(userFilterPreferences.id));
  const known = new Set(catalogue.snapshot.filterOptions.map(({ id }) => id));
  return saved.filter(({ filterOptionId }) => known.has(filterOptionId));
}
