/** The canonical values and the alternative spellings that requests may use. */

export const BUILT_IN_CATEGORIES = ['roast_level', 'brewing_method', 'features'] as const;
export type BuiltInCategory = (typeof BUILT_IN_CATEGORIES)[number];

export const isBuiltInCategory = ({ name }: { name: string }): boolean =>
  (BUILT_IN_CATEGORIES as readonly string[]).includes(name);

export const ROAST_LEVELS = [
  'light',
  'light_medium',
  'medium',
  'medium_dark',
  'dark',
  'extra_dark',
] as const;
export type RoastLevel = (typeof ROAST_LEVELS)[number];

export const BREWING_METHODS = [
  'espresso_based',
  'pour_over',
  'siphon',
  'mixed_drinks',
  'nitro',
  'cold_brew',
  'drip',
  'aeropress',
  'french_press',
  'chemex',
  'moka',
  'turkish',
  'vietnamese',
] as const;
export type BrewingMethod = (typeof BREWING_METHODS)[number];

/** The maximum length of a search text, in UTF-16 units. */
export const MAX_QUERY_LENGTH = 200;

/** The prefix of a category's name in a URL: `dynamicFilter_vibe=cozy`. */
export const DYNAMIC_FILTER_PREFIX = 'dynamicFilter_';

/** Thresholds on the shown one-decimal rating; of several, the lowest counts. */
export const RATING_FILTERS = ['5_stars', '4_stars', '3_stars', '2_stars', '1_star'] as const;
export type RatingFilter = (typeof RATING_FILTERS)[number];

export const SORTS = ['relevance', 'rating', 'reviews', 'distance'] as const;
export type Sort = (typeof SORTS)[number];

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** What a client may send for a filter value or a sort. */
export const CLIENT_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['espresso', 'espresso_based'],
  ['default', 'relevance'],
  ['rating_high', 'rating'],
  ['reviews_count', 'reviews'],
]);

/**
 * The canonical spelling of a filter value or sort: 'light-medium' → 'light_medium',
 * 'pourOver' → 'pour_over', 'espresso' → 'espresso_based', 'rating_high' → 'rating'.
 * A canonical or unknown value is returned in snake_case.
 */
export function canonicalValue(value: string): string {
  const snake = value
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
  return CLIENT_SPELLINGS.get(snake) ?? snake;
}

/** The minimum shown rating of a rating filter, in stars. */
export function ratingThreshold(filter: RatingFilter): number {
  return Number(filter[0]);
}

/** The point that distances are measured from by default: central Boston. */
export const DEFAULT_LOCATION = { lat: 42.3601, lng: -71.0589 } as const;

/** Distances are straight lines on a sphere of this radius. */
export const EARTH_RADIUS_KM = 6371;
