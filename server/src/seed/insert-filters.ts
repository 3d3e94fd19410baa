import type { Tx } from '../database/open.ts';
import { filterCategories, filterOptions } from '../database/schema.ts';
import type { SeedCategory } from './seed-filters.ts';

/**
 * Inserts the taxonomy.
 * @returns the id of each option by `category:value`
 */
export async function insertFilters(
  tx: Tx,
  categories: readonly SeedCategory[],
  now: Date,
): Promise<Map<string, number>> {
  const categoryRows = await tx
    .insert(filterCategories)
    .values(
      categories.map((category) => ({
        name: category.name,
        displayName: category.display_name,
        description: category.description ?? null,
        isCoreFilter: category.is_core_filter,
        sortOrder: category.sort_order,
        createdAt: now,
      })),
    )
    .returning({ id: filterCategories.id, name: filterCategories.name });
  const idOf = new Map(categoryRows.map(({ id, name }) => [name, id]));
  const nameOf = new Map(categoryRows.map(({ id, name }) => [id, name]));

  const optionRows = await tx
    .insert(filterOptions)
    .values(
      categories.flatMap((category) =>
        category.options.map((option) => ({
          categoryId: idOf.get(category.name)!,
          value: option.value,
          displayName: option.display_name,
          sortOrder: option.sort_order,
          synonyms: option.synonyms ?? [],
          createdAt: now,
        })),
      ),
    )
    .returning({
      id: filterOptions.id,
      categoryId: filterOptions.categoryId,
      value: filterOptions.value,
    });
  return new Map(
    optionRows.map(({ id, categoryId, value }) => [`${nameOf.get(categoryId)}:${value}`, id]),
  );
}
