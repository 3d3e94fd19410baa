import {
  BREWING_METHODS,
  ROAST_LEVELS,
  type AppliedFilter,
  type Cafe,
  type FilterCategory,
  type GalleryPhoto,
  type ShownPhoto,
} from '@cortado/contract';
import type { CatalogueCafe, CatalogueCategory } from '../types.ts';

interface Ordered {
  sortOrder: number;
  id: number;
}

const bySortOrder = (a: Ordered, b: Ordered) => a.sortOrder - b.sortOrder || a.id - b.id;

/** The API's form of a category, with all its options sorted. */
export function presentCategory(category: CatalogueCategory): FilterCategory {
  return {
    id: category.id,
    name: category.name,
    display_name: category.displayName,
    description: category.description,
    is_active: category.isActive,
    is_core_filter: category.isCoreFilter,
    is_individual_filter: category.isIndividualFilter,
    has_optional_data: category.hasOptionalData,
    data_table_name: category.dataTableName,
    sort_order: category.sortOrder,
    options: category.options.toSorted(bySortOrder).map((option) => ({
      id: option.id,
      category_id: category.id,
      category_name: category.name,
      value: option.value,
      display_name: option.displayName,
      description: option.description,
      is_active: option.isActive,
      sort_order: option.sortOrder,
    })),
  };
}

/** The API's form of the active categories with their active options, sorted. */
export function presentCategories(categories: readonly CatalogueCategory[]): FilterCategory[] {
  return categories
    .filter(({ isActive }) => isActive)
    .toSorted(bySortOrder)
    .map(({ options, ...category }) =>
      presentCategory({ ...category, options: options.filter(({ isActive }) => isActive) }),
    );
}

/** Every active option in the form cafes carry it, by id; iterates by category id, then option order. */
export function applicableFilters(
  categories: readonly FilterCategory[],
): ReadonlyMap<number, AppliedFilter> {
  const byCategoryId = categories.toSorted((a, b) => a.id - b.id);
  return new Map(
    byCategoryId.flatMap((category) =>
      category.options.map((option) => [
        option.id,
        {
          id: option.id,
          filter_option_id: option.id,
          value: option.value,
          display_name: option.display_name,
          category_id: category.id,
          category_name: category.name,
          category_display_name: category.display_name,
        },
      ]),
    ),
  );
}

/** The fields of a cafe's public form that depend on its row alone, in the API's order. */
export function presentStaticFields(raw: CatalogueCafe) {
  return {
    id: raw.id,
    name: raw.name,
    description: raw.description,
    address: raw.address,
    area: raw.area,
    latitude: String(raw.latitude),
    longitude: String(raw.longitude),
    priceLevel: raw.priceLevel,
    hasPriceLevel: raw.hasPriceLevel,
    sellsCoffeeBeans: raw.sellsCoffeeBeans,
    licensedSeats: raw.licensedSeats,
    imageUrl: raw.imageUrl,
    website: raw.website,
    phone: raw.phone,
    instagramHandle: raw.instagramHandle,
    googleMapsUrl: raw.googleMapsUrl,
    status: 'published',
    createdAt: raw.createdAt,
    checkedAt: raw.checkedAt,
    hasOwner: raw.hasOwner,
  } satisfies Partial<Cafe>;
}

/** The cover, which lists show of a cafe's photos. */
export function coverOf(photos: readonly GalleryPhoto[] | null): ShownPhoto | null {
  const [first] = photos ?? [];
  if (!first) return null;
  const { id: _id, credit: _credit, ...cover } = first;
  return cover;
}

/** The shown rating: the average in stars with one decimal, null without ratings. */
export const presentRating = (sum: number, count: number) => ({
  averageRating: count === 0 ? null : Math.round((sum / count) * 10) / 10,
  totalRatings: count,
});

/** The fields of a cafe's public form that follow from its filters. */
export function filterFlagsOf(appliedFilters: readonly AppliedFilter[]) {
  const has = (category: string, value: string) =>
    appliedFilters.some((filter) => filter.category_name === category && filter.value === value);
  return {
    roastLevels: ROAST_LEVELS.filter((level) => has('roast_level', level)),
    brewingMethods: BREWING_METHODS.filter((method) => has('brewing_method', method)),
    hasWifi: has('features', 'wifi'),
    hasPower: has('features', 'power'),
    hasFood: has('features', 'food'),
  };
}

/** The public form of a cafe without its hours, the same for everybody; `isFavorite` is set per viewer later. */
export function presentCafe(
  raw: CatalogueCafe,
  filters: ReadonlyMap<number, AppliedFilter>,
): Omit<Cafe, 'openingHours' | 'timeZone' | 'hours'> {
  const offered = new Set(raw.filterOptionIds);
  const appliedFilters = [...filters.values()].filter(({ id }) => offered.has(id));
  return {
    ...presentStaticFields(raw),
    photo: coverOf(raw.photos),
    ...presentRating(raw.ratingSum, raw.ratingCount),
    isFavorite: false,
    ...filterFlagsOf(appliedFilters),
    appliedFilters,
  };
}
