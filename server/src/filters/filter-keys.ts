import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/open.ts';
import { filterCategories, filterOptions } from '../database/schema.ts';

/** Options by id as `category:value`. */
export async function filterKeys(db: Executor): Promise<Map<number, string>> {
  const rows = await db
    .select({
      id: filterOptions.id,
      key: sql<string>`${filterCategories.name} || ':' || ${filterOptions.value}`,
    })
    .from(filterOptions)
    .innerJoin(filterCategories, eq(filterCategories.id, filterOptions.categoryId));
  return new Map(rows.map(({ id, key }) => [id, key]));
}
