import { testCafe } from '../../../catalogue/testing/cafe.ts';
import type { CatalogueData } from '../../../catalogue/types.ts';
import { readSeedCafes } from '../../../seed/seed-cafes.ts';
import { readSeedFilters } from '../../../seed/seed-filters.ts';

/** The Boston seed as the catalogue takes it. */
export function seedDirectory(): CatalogueData {
  let id = 0;
  const categories = readSeedFilters().map((category, at) => ({
    id: at + 1,
    name: category.name,
    displayName: category.display_name,
    description: null,
    isActive: true,
    isCoreFilter: category.is_core_filter,
    isIndividualFilter: false,
    hasOptionalData: false,
    dataTableName: null,
    sortOrder: category.sort_order,
    options: category.options.map((option) => ({
      id: ++id,
      value: option.value,
      displayName: option.display_name,
      description: null,
      isActive: true,
      sortOrder: option.sort_order,
      synonyms: option.synonyms ?? [],
    })),
  }));
  const idOf = new Map(
    categories.flatMap(({ name, options }) =>
      options.map((option) => [`${name}:${option.value}`, option.id]),
    ),
  );
  const cafes = readSeedCafes()
    .filter(({ status }) => status === 'published')
    .map(({ name, filters, key: _key, status: _status, ...facts }, at) =>
      testCafe(at + 1, name, { ...facts, filterOptionIds: filters.map((one) => idOf.get(one)!) }),
    );
  return { cafes, categories };
}
