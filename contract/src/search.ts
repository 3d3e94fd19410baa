import { z } from 'zod';
import type { Bbox } from './distance.ts';
import { readOpenAt, type OpenAt } from './open-at.ts';
import { pageParams, wholeInRange } from './paging.ts';
import {
  canonicalValue,
  CLIENT_SPELLINGS,
  DEFAULT_LOCATION,
  DYNAMIC_FILTER_PREFIX,
  MAX_QUERY_LENGTH,
  RATING_FILTERS,
  ratingThreshold,
  SORTS,
  type Sort,
} from './public-enums.ts';
import * as texts from './texts/catalogue.ts';

const MAX_VALUES = 100;
const OTHER_SORTS = [...CLIENT_SPELLINGS.keys()].filter((one) =>
  SORTS.some((sort) => sort === canonicalValue(one)),
);

/** A query of the catalogue, parsed and canonical: equal queries are equal objects. */
export interface CafeQuery {
  /** Trimmed free text; '' matches everything. */
  q: string;
  /**
   * '' or words: cafes whose name has all of them, the branch in brackets apart, are found whatever the filters for area, options or beans, and
   * come first by relevance.
   */
  named: string;
  /** Null means All Locations. */
  area: string | null;
  /** Category name → selected values, both sorted and unique. */
  options: Readonly<Record<string, readonly string[]>>;
  /** Minimum shown rating in stars, 0 to 5; 0 includes unrated cafes. */
  minRating: number;
  priceLevel: number | null;
  sellsCoffeeBeans: boolean;
  favoritesOnly: boolean;
  /**
   * Whether filters for options, beans, price and hours find a cafe only where that is confirmed; and of all cafes only those with
   * something of it confirmed. A text is found as ever.
   */
  confirmed: boolean;
  /** Null: open or not. Cafes with unknown hours never count as open. */
  openAt: OpenAt | null;
  /** Whether cafes with unknown hours follow those that are open then. Only with `openAt`. */
  unknownHours: boolean;
  /** [west, south, east, north] in degrees. */
  bbox: Bbox | null;
  sortBy: Sort;
  /** Where distances are measured from when sorting by distance. */
  origin: { lat: number; lng: number };
  /** Null: as `pageLimit` says. */
  limit: number | null;
  offset: number;
}

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((text) => text === 'true' || text === '1');

const commaList = z
  .string()
  .transform((text) => [...new Set(text.split(',').map(canonicalValue).filter(Boolean))].toSorted())
  .refine((values) => values.length <= MAX_VALUES, texts.queryTooManyValues);

const decimal = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,12})?$/, texts.queryNotNumber)
  .transform(Number);

export const inRange = (low: number, high: number) =>
  decimal.refine((value) => value >= low && value <= high, texts.queryOutOfRange(low, high));

/** A box as 'west,south,east,north'. */
export const bboxText = z.string().transform((text, context) => {
  const [west, south, east, north, ...rest] = text
    .split(',')
    .map((part) => decimal.safeParse(part).data);
  if (
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined ||
    rest.length > 0 ||
    Math.abs(west) > 180 ||
    Math.abs(east) > 180 ||
    Math.abs(south) > 90 ||
    north < south ||
    Math.abs(north) > 90
  ) {
    context.addIssue({ code: 'custom', message: texts.queryNotBbox });
    return z.NEVER;
  }
  return [west, south, east, north] as const;
});

const openAtText = z.string().transform((text, context) => {
  const openAt = readOpenAt(text);
  if (openAt !== null) return openAt;
  context.addIssue({ code: 'custom', message: texts.queryNotOpenAt });
  return z.NEVER;
});

/** The parameters of `GET /api/cafes` and `GET /api/facets`, besides dynamicFilter_{category}. */
export const cafeListParams = z.object({
  q: z.string().max(MAX_QUERY_LENGTH).optional(),
  named: z.string().max(MAX_QUERY_LENGTH).optional().describe(texts.namedDescribed),
  area: z.string().max(100).optional(),
  roastLevels: commaList.optional(),
  brewingMethods: commaList.optional(),
  features: commaList.optional(),
  minRating: inRange(0, 5).optional(),
  ratingFilter: commaList
    .pipe(z.array(z.enum(RATING_FILTERS)))
    .optional()
    .describe(texts.ratingFilterDescribed(RATING_FILTERS)),
  priceLevel: wholeInRange(1, 4).optional(),
  hasWifi: flag.optional(),
  sellsCoffeeBeans: flag.optional(),
  favoritesOnly: flag.optional(),
  confirmed: flag.optional().describe(texts.confirmedDescribed),
  openAt: openAtText.optional().describe(texts.openAtDescribed),
  /** 'unknown': also those with unknown hours, after the others. */
  hours: z.literal('unknown').optional(),
  sortBy: z
    .string()
    .meta({ enum: [...SORTS, ...OTHER_SORTS] })
    .transform(canonicalValue)
    .pipe(z.enum(SORTS))
    .optional(),
  bbox: bboxText.optional(),
  lat: inRange(-90, 90).optional(),
  lng: inRange(-180, 180).optional(),
  ...pageParams,
});

function dynamicFilters(raw: Readonly<Record<string, unknown>>): Map<string, string[]> {
  const filters = new Map<string, string[]>();
  for (const [key, value] of Object.entries(raw)) {
    if (!key.startsWith(DYNAMIC_FILTER_PREFIX)) continue;
    const name = canonicalValue(key.slice(DYNAMIC_FILTER_PREFIX.length));
    filters.set(name, [...(filters.get(name) ?? []), ...commaList.parse(value)]);
  }
  return filters;
}

export function toCafeQuery(params: z.output<typeof cafeListParams>): CafeQuery {
  const selected = dynamicFilters(params);
  const select = (category: string, values: readonly string[] = []) => {
    if (values.length > 0) selected.set(category, [...(selected.get(category) ?? []), ...values]);
  };
  select('roast_level', params.roastLevels);
  select('brewing_method', params.brewingMethods);
  select('features', params.features);
  if (params.hasWifi) select('features', ['wifi']);

  const options = Object.fromEntries(
    [...selected]
      .map(([name, values]) => [name, [...new Set(values)].toSorted()] as const)
      .filter(([, values]) => values.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const thresholds = (params.ratingFilter ?? []).map(ratingThreshold);
  return {
    q: (params.q ?? '').trim(),
    named: (params.named ?? '').trim(),
    area: params.area?.trim() || null,
    options,
    minRating: Math.max(params.minRating ?? 0, thresholds.length > 0 ? Math.min(...thresholds) : 0),
    priceLevel: params.priceLevel ?? null,
    sellsCoffeeBeans: params.sellsCoffeeBeans ?? false,
    favoritesOnly: params.favoritesOnly ?? false,
    confirmed: params.confirmed ?? false,
    openAt: params.openAt ?? null,
    unknownHours: params.openAt !== undefined && params.hours === 'unknown',
    bbox: params.bbox ?? null,
    sortBy: params.sortBy ?? 'relevance',
    origin: { lat: params.lat ?? DEFAULT_LOCATION.lat, lng: params.lng ?? DEFAULT_LOCATION.lng },
    limit: params.limit ?? null,
    offset: params.offset ?? 0,
  };
}

/** The longest answer of `GET /api/areas`. */
export const MAX_AREAS = 500;

export const areaQuery = z.object({
  /** Words, each of which begins a word of the area; case and accents do not matter. */
  q: z.string().max(MAX_QUERY_LENGTH).default(''),
  limit: wholeInRange(1, MAX_AREAS).default(MAX_AREAS),
});
export type AreaQuery = z.output<typeof areaQuery>;

/** The query string of a catalogue read: an unknown category or value is valid and matches nothing. */
export const cafeQuery: z.ZodType<CafeQuery, z.input<typeof cafeListParams>> = cafeListParams
  .loose()
  .transform(toCafeQuery);

/**
 * Parses the query string of a catalogue read.
 * @param raw names and texts as in the URL
 * @throws ZodError for a malformed value
 */
export const parseCafeQuery = (raw: Readonly<Record<string, unknown>>): CafeQuery =>
  cafeQuery.parse(raw);

/** A directory with more areas has these counted, those with the most matches. */
export const MAX_FACET_AREAS = 200;

/**
 * For each choice, the number of cafes that would match if it were added to the current filters: where
 * choices of a group are alternatives, without that group's own filter; `features` are all required.
 */
export const facets = z.object({
  /** Cafes that match the whole query. */
  total: z.int(),
  /** The number under 'All Locations'. */
  allAreas: z.int(),
  /** In the order of `GET /api/areas`; of more than `MAX_FACET_AREAS`, those with the most matches and the selected one. */
  areas: z.array(z.object({ area: z.string(), count: z.int() })),
  /** Filter option id → count. */
  options: z.record(z.string(), z.int()),
  ratings: z.record(z.enum(RATING_FILTERS), z.int()),
  sellsCoffeeBeans: z.int(),
  /** With confirmed facts only. */
  confirmed: z.int(),
  /** At any time, and now; those open at another requested time are the `total`. */
  open: z.object({ anyTime: z.int(), now: z.int() }),
  /** Only with `openAt`: cafes with unknown hours that match all else, whether `hours=unknown` adds them or not. */
  unknownHours: z.int().optional(),
  /** What no published cafe has, whatever the query: to filter by it finds nothing, as it is not recorded yet. */
  unrecorded: z.object({
    hours: z.boolean(),
    ratings: z.boolean(),
    sellsCoffeeBeans: z.boolean(),
    /** The ids of filter options. */
    options: z.array(z.int()),
  }),
});
export type Facets = z.infer<typeof facets>;
