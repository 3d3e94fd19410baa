import {
  EARTH_RADIUS_KM,
  RATING_FILTERS,
  type Cafe,
  type CafeQuery,
  type Facets,
  type FilterCategory,
} from '@cortado/contract';
import { fold, tokenize } from '@cortado/search/text/fold';
import type { CatalogueCafe, SearchResult } from '../types.ts';
import { textWorth } from './brute-force-text.ts';
import { arePlainHoursKnown, isDecidedByHours, plainIsOpen } from './plain-hours.ts';

/** Answers queries by scanning every cafe: slow, short, and written independently of the index, to test it. */

interface Entry {
  cafe: Cafe;
  raw: CatalogueCafe;
  time: Date;
}

type Part = 'area' | 'rating' | 'hours' | `category ${string}` | null;

const matchesText = ({ cafe }: Entry, { q }: CafeQuery) => textWorth(cafe, q) !== null;

/** The day of the directory's facts. */
export const TODAY = '2026-11-01';
const daysSince = (date: string) => (Date.parse(TODAY) - Date.parse(date)) / 86_400_000;

/** Whether somebody who knows has checked a value, and not too long ago. */
function isConfirmed({ sources }: CatalogueCafe, key: string | number): boolean {
  const source = sources[key];
  const isKnown = source && source.by !== 'import' && source.by !== 'sample';
  return isKnown === true && daysSince(source.on) < (key === 'openingHours' ? 180 : 365);
}

/** What is known of a cafe for the filters of a query. */
function factsOf({ cafe, raw }: Entry, { confirmed }: Pick<CafeQuery, 'confirmed'>) {
  const { sellsCoffeeBeans, hasPriceLevel, priceLevel, appliedFilters } = cafe;
  const level = hasPriceLevel ? priceLevel : null;
  if (!confirmed)
    return {
      sellsCoffeeBeans,
      priceLevel: level,
      hasHours: raw.openingHours !== '',
      appliedFilters,
    };
  const is = (key: string | number) => isConfirmed(raw, key);
  return {
    sellsCoffeeBeans: sellsCoffeeBeans && is('sellsCoffeeBeans'),
    priceLevel: is('priceLevel') ? level : null,
    hasHours: raw.openingHours !== '' && is('openingHours'),
    appliedFilters: appliedFilters.filter(({ id, value }) =>
      is(isDecidedByHours(raw, value) ? 'openingHours' : id),
    ),
  };
}

function isAnyConfirmed(entry: Entry): boolean {
  const facts = factsOf(entry, { confirmed: true });
  const { sellsCoffeeBeans, priceLevel, hasHours, appliedFilters } = facts;
  return sellsCoffeeBeans || priceLevel !== null || hasHours || appliedFilters.length > 0;
}

/** Null if that is unknown; never where it is not confirmed but has to be. */
function isOpen(entry: Entry, query: CafeQuery): boolean | null {
  const { raw, time } = entry;
  if (query.openAt === null) return true;
  if (query.confirmed && !factsOf(entry, query).hasHours) return false;
  return plainIsOpen(raw, query.openAt, time);
}

/** Whether its name has the words that are asked for, what is in brackets apart. */
const isNamed = ({ raw }: Entry, { named }: CafeQuery) => {
  const words = tokenize(named);
  const own = tokenize(raw.name.split('(')[0]!);
  return words.length > 0 && words.every((word) => own.includes(word));
};

/** Whether an entry passes all filters but one; the text is no filter. */
function passes(entry: Entry, query: CafeQuery, favorites: ReadonlySet<number>, but: Part) {
  const { cafe, raw } = entry;
  const facts = factsOf(entry, query);
  const inBox = () => {
    const [west, south, east, north] = query.bbox!;
    const { latitude, longitude } = raw;
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return false;
    const across =
      west > east ? longitude >= west || longitude <= east : longitude >= west && longitude <= east;
    return across && latitude >= south && latitude <= north;
  };
  return (
    (but === 'area' || isNamed(entry, query) || query.area === null || cafe.area === query.area) &&
    (but === 'rating' || query.minRating === 0 || (cafe.averageRating ?? -1) >= query.minRating) &&
    (!query.confirmed || isAnyConfirmed(entry)) &&
    (query.priceLevel === null || facts.priceLevel === query.priceLevel) &&
    (!query.sellsCoffeeBeans || isNamed(entry, query) || facts.sellsCoffeeBeans) &&
    (but === 'hours' || (isOpen(entry, query) ?? query.unknownHours)) &&
    (!query.favoritesOnly || favorites.has(cafe.id)) &&
    (query.bbox === null || inBox()) &&
    Object.entries(query.options).every(([name, values]) => {
      if (but === `category ${name}` || isNamed(entry, query)) return true;
      const has = (value: string) =>
        facts.appliedFilters.some((f) => f.category_name === name && f.value === value);
      return name === 'features' ? values.every(has) : values.some(has);
    })
  );
}

/** Haversine, to the millimetre; 9999 for impossible coordinates. */
function plainKm(from: { lat: number; lng: number }, to: CatalogueCafe): number {
  if (!(Math.abs(to.latitude) <= 90 && Math.abs(to.longitude) <= 180)) return 9999;
  const rad = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * rad) / 2) ** 2;
  const around =
    half(to.latitude - from.lat) +
    Math.cos(from.lat * rad) * Math.cos(to.latitude * rad) * half(to.longitude - from.lng);
  return Math.round(2e6 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(around, 1)))) / 1e6;
}

type Key = number | string;

/** How much a cafe says about its coffee. */
const plainSubstance = (raw: CatalogueCafe): number =>
  raw.optionsWeight +
  (arePlainHoursKnown(raw) ? 2 : 0) +
  (raw.photos ? 2 : 0) +
  (raw.sellsCoffeeBeans ? 1 : 0) +
  (raw.checkedAt ? 1 : 0);

/** What the default order compares. */
export const defaultKeys = (raw: CatalogueCafe): Key[] => [
  -(raw.ratingSum + 35) / (raw.ratingCount + 10),
  -raw.ratingCount,
  -plainSubstance(raw),
  fold(raw.name),
  raw.id,
];

export const sortByKeys = <T>(values: readonly T[], keysOf: (value: T) => readonly Key[]): T[] =>
  values
    .map((value) => ({ value, keys: keysOf(value) }))
    .toSorted((a, b) => {
      const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
      return at < 0 ? 0 : a.keys[at]! < b.keys[at]! ? -1 : 1;
    })
    .map(({ value }) => value);

const countUnknown = (
  entries: readonly Entry[],
  query: CafeQuery,
  favorites: ReadonlySet<number>,
) =>
  entries.filter(
    (entry) =>
      matchesText(entry, query) &&
      passes(entry, query, favorites, 'hours') &&
      isOpen(entry, query) === null,
  ).length;

const baseName = (name: string) => fold(name).replace(/^(.+) \(.+\)$/, '$1');

/** As one would by hand: takes the best one left each time, but none of the last five names if there is another. */
function plainSpread(entries: readonly Entry[], before: readonly Entry[]) {
  const left = [...entries];
  const placed: Entry[] = [];
  let isSpread = true;
  while (left.length > 0) {
    const recent = new Set([...before, ...placed].slice(-5).map(({ raw }) => baseName(raw.name)));
    const at = left.findIndex(({ raw }) => !recent.has(baseName(raw.name)));
    if (at < 0) isSpread = false;
    placed.push(...left.splice(Math.max(at, 0), 1));
  }
  return { placed, isSpread };
}

/** Those of each rating for themselves; where the last ones of it cannot be spread, the last 128 again from the end. */
function plainSpreadAll(entries: readonly Entry[]): Entry[] {
  const all: Entry[] = [];
  const ratingOf = ({ raw }: Entry) => `${raw.ratingSum} of ${raw.ratingCount}`;
  for (const rating of new Set(entries.map(ratingOf))) {
    const tied = entries.filter((entry) => ratingOf(entry) === rating);
    const { placed, isSpread } = plainSpread(tied, entries.slice(0, entries.indexOf(tied[0]!)));
    const tail = isSpread ? [] : placed.splice(-128);
    all.push(...placed, ...plainSpread(tail.toReversed(), []).placed.toReversed());
  }
  return all;
}

export function plainSearch(
  entries: readonly Entry[],
  query: CafeQuery,
  favorites: ReadonlySet<number>,
): SearchResult {
  const hasText = tokenize(query.q).length > 0;
  const keys = (entry: Entry): Key[] => {
    const { cafe, raw } = entry;
    const worth = textWorth(cafe, query.q)!;
    const bySort = {
      relevance: [],
      rating: [-(cafe.averageRating ?? 0)],
      reviews: [-cafe.totalRatings],
      distance: [plainKm(query.origin, raw)],
    }[query.sortBy];
    const byText = hasText ? [-worth.exactOrPrefix, -worth.score] : [];
    const isUnknown = isOpen(entry, query) === null;
    const isFirst = query.sortBy === 'relevance' && !isUnknown && isNamed(entry, query);
    const byHours = [isUnknown ? 1 : 0, isFirst ? 0 : 1];
    return [...byHours, ...bySort, ...byText, ...defaultKeys(raw)];
  };
  const found = entries.filter(
    (entry) => matchesText(entry, query) && passes(entry, query, favorites, null),
  );
  const inOrder = sortByKeys(found, keys);
  const hasUnknown = (entry: Entry) => isOpen(entry, query) === null;
  const spread =
    query.sortBy === 'relevance' && !hasText
      ? [
          ...plainSpreadAll(inOrder.filter((entry) => !hasUnknown(entry) && isNamed(entry, query))),
          ...plainSpreadAll(
            inOrder.filter((entry) => !hasUnknown(entry) && !isNamed(entry, query)),
          ),
          ...plainSpreadAll(inOrder.filter(hasUnknown)),
        ]
      : inOrder;
  const sorted = spread.map(({ cafe }) => cafe.id);
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return {
    total: sorted.length,
    ids: sorted.slice(query.offset, end),
    ...(query.openAt && { unknownHours: countUnknown(entries, query, favorites) }),
  };
}

/** The areas, most cafes first, ties by name. */
export function plainAreas(entries: readonly Entry[]): string[] {
  const count = (area: string) => entries.filter(({ cafe }) => cafe.area === area).length;
  return [...new Set(entries.map(({ cafe }) => cafe.area))].toSorted(
    (a, b) => count(b) - count(a) || (a < b ? -1 : 1),
  );
}

export function plainFacets(
  entries: readonly Entry[],
  categories: readonly FilterCategory[],
  query: CafeQuery,
  favorites: ReadonlySet<number>,
): Facets {
  const found = entries.filter((entry) => matchesText(entry, query));
  const count = (but: Part, also: (cafe: Omit<Cafe, 'priceLevel'>) => boolean) =>
    found.filter(
      (entry) =>
        passes(entry, query, favorites, but) && also({ ...entry.cafe, ...factsOf(entry, query) }),
    ).length;
  const carries =
    (id: number) =>
    ({ appliedFilters }: Pick<Cafe, 'appliedFilters'>) =>
      appliedFilters.some((f) => f.id === id);
  const areas = [...new Set(entries.map(({ cafe }) => cafe.area))];
  return {
    total: count(null, () => true),
    allAreas: count('area', () => true),
    areas: areas.map((area) => ({ area, count: count('area', (cafe) => cafe.area === area) })),
    options: Object.fromEntries(
      categories.flatMap(({ name, options }) =>
        options.map(({ id }) => [
          id,
          count(name === 'features' ? null : `category ${name}`, carries(id)),
        ]),
      ),
    ),
    ratings: Object.fromEntries(
      RATING_FILTERS.map((filter) => [
        filter,
        count('rating', (cafe) => (cafe.averageRating ?? 0) >= Number(filter[0])),
      ]),
    ) as Facets['ratings'],
    sellsCoffeeBeans: count(null, (cafe) => cafe.sellsCoffeeBeans),
    confirmed: plainSearch(entries, { ...query, confirmed: true }, favorites).total,
    open: {
      anyTime: count('hours', () => true),
      now: plainSearch(entries, { ...query, openAt: 'now' }, favorites).total,
    },
    ...(query.openAt && { unknownHours: countUnknown(entries, query, favorites) }),
    unrecorded: {
      hours: !entries.some(({ raw }) => arePlainHoursKnown(raw)),
      ratings: entries.every(({ cafe }) => cafe.averageRating === null),
      sellsCoffeeBeans: entries.every(({ cafe }) => !cafe.sellsCoffeeBeans),
      options: categories
        .flatMap(({ options }) => options.map(({ id }) => id))
        .filter((id) => !entries.some(({ cafe }) => carries(id)(cafe))),
    },
  };
}
