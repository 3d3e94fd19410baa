import { eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/open.ts';
import { filterCategories, filterOptions } from '../../database/schema.ts';

const selectKeys = (db: Executor) =>
  db
    .select({
      id: filterOptions.id,
      key: sql<string>`${filterCategories.name} || ':' || ${filterOptions.value}`,
    })
    .from(filterOptions)
    .innerJoin(filterCategories, eq(filterCategories.id, filterOptions.categoryId));

const byId = (rows: readonly { id: number; key: string }[]) =>
  new Map(rows.map(({ id, key }) => [id, key]));

/** Option id → `category:value`. */
export async function filterKeys(db: Executor): Promise<Map<number, string>> {
  return byId(await selectKeys(db));
}

/** What an option may be called: its value, its label and its synonyms. */
export interface FilterNames {
  /** `category:value`. */
  key: string;
  names: readonly string[];
}

export async function filterNames(db: Executor): Promise<FilterNames[]> {
  const { value, displayName, synonyms } = filterOptions;
  const rows = await db
    .select({ category: filterCategories.name, value, displayName, synonyms })
    .from(filterOptions)
    .innerJoin(filterCategories, eq(filterCategories.id, filterOptions.categoryId));
  return rows.map((one) => ({
    key: `${one.category}:${one.value}`,
    names: [one.value, one.displayName, ...one.synonyms],
  }));
}

/** Returns what `filterKeys` does, and locks the options, so that none is deleted until the transaction ends. */
export async function lockFilterOptions(tx: Tx): Promise<Map<number, string>> {
  return byId(await selectKeys(tx).for('key share', { of: filterOptions }));
}
