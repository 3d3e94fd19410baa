import type { CatalogueCategory } from '../../server/src/catalogue/types.ts';

const FILTERS: Readonly<Record<string, string>> = {
  roast_level: 'light light_medium medium medium_dark dark extra_dark',
  brewing_method:
    'espresso_based pour_over siphon mixed_drinks nitro cold_brew drip aeropress french_press chemex moka turkish vietnamese',
  features: 'wifi power food',
  amenities: 'outdoor_seating restroom parking accessible pets',
  dairy_alternatives: 'oat almond soy coconut macadamia',
  open_hours: 'early late weekend',
  seating: 'bar sofa communal garden window',
  vibe: 'cozy lively quiet studious romantic industrial',
};

/** The number of filters of a large directory. */
export function inventedFilters(): CatalogueCategory[] {
  let id = 0;
  return Object.entries(FILTERS).map(([name, values], at) => ({
    id: at + 1,
    name,
    displayName: name.replaceAll('_', ' '),
    description: null,
    isActive: true,
    isCoreFilter: false,
    isIndividualFilter: false,
    hasOptionalData: false,
    dataTableName: null,
    sortOrder: at,
    options: values.split(' ').map((value, order) => ({
      id: ++id,
      value,
      displayName: value.replaceAll('_', ' '),
      description: null,
      isActive: true,
      sortOrder: order,
      synonyms: [],
    })),
  }));
}
