import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { siteState } from '../database/schema.ts';

/** The key in `site_state` of the seed that filled the database. */
export const SEED_STATE = 'seed';

/** Whether the database holds invented members and ratings; the footer must say so. */
export async function hasSampleData(database: Database): Promise<boolean> {
  const rows = await database.db.select().from(siteState).where(eq(siteState.key, SEED_STATE));
  return rows[0]?.value === 'demo';
}
