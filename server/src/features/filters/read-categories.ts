import { asc } from 'drizzle-orm';
import type { CatalogueCategory } from '../../catalogue/types.ts';
import type { Executor } from '../../database/open.ts';
import { filterCategories, filterOptions } from '../../database/schema.ts';

/** Every category with its options, both sorted. */
export async function readCategories(db: Executor): Promise<CatalogueCategory[]> {
  const categories = await db
    .select()
    .from(filterCategories)
    .orderBy(asc(filterCategories.sortOrder), asc(filterCategories.id));
  const options = await db
    .select()
    .from(filterOptions)
    .orderBy(asc(filterOptions.sortOrder), asc(filterOptions.id));
  return categories.map(({ createdAt: _createdAt, ...category }) => ({
    ...category,
    options: options
      .filter((option) => option.categoryId === category.id)
      .map(({ createdAt: _created, categoryId: _categoryId, ...option }) => option),
  }));
}
