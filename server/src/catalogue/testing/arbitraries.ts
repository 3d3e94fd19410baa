import {
  confirmedUntil,
  FACT_ORIGINS,
  parseCafeQuery,
  type CafeQuery,
  type FactSources,
  type SourcedFact,
} from '@cortado/contract';
import * as fc from 'fast-check';
import type { CatalogueCafe, CatalogueCategory, CatalogueData } from '../types.ts';
import { TODAY } from './brute-force.ts';
import { testCafe } from './cafe.ts';

const WORDS = [
  'pavement', 'tatte', 'latte', 'ogawa', 'café', 'coffee', 'house', 'simon', 'simons', "Simon's",
  'broadsheet', 'pour', 'over', 'v60', 'wifi', 'beans', 'jamaica', 'plain', 'São', 'ß', '1369', '咖啡',
]; // prettier-ignore
const AREAS = ['Downtown', 'Back Bay', 'Jamaica Plain', 'Łódź'];

const word = fc.constantFrom(...WORDS);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const option = (id: number, value: string, displayName: string, isActive = true) => ({
  id,
  value,
  displayName,
  description: null,
  isActive,
  sortOrder: id,
  synonyms: [],
});

const category = (
  id: number,
  name: string,
  options: CatalogueCategory['options'],
  isActive = true,
): CatalogueCategory => ({
  id,
  name,
  displayName: name,
  description: null,
  isActive,
  isCoreFilter: false,
  isIndividualFilter: false,
  hasOptionalData: false,
  dataTableName: null,
  sortOrder: 10 * id,
  options,
});

export const CATEGORIES: CatalogueCategory[] = [
  category(1, 'roast_level', [option(1, 'light', 'Light Roast'), option(2, 'dark', 'Dark Roast')]),
  category(2, 'brewing_method', [
    option(3, 'pour_over', 'Pour Over'),
    option(4, 'siphon', 'Siphon'),
  ]),
  category(3, 'features', [
    option(5, 'wifi', 'Wifi'),
    option(6, 'power', 'Power'),
    option(7, 'food', 'Food'),
  ]),
  category(4, 'vibe', [option(8, 'cozy', 'Cozy'), option(9, 'hidden', 'Hidden', false)]),
  category(5, 'gone', [option(10, 'x', 'Gone')], false),
  category(6, 'open_hours', [
    option(11, 'opens_early', 'Opens before 7 AM'),
    option(12, 'open_late', 'Open after 8 PM'),
    option(13, 'open_saturday', 'Open Saturday'),
    option(14, 'open_sunday', 'Open Sunday'),
  ]),
];

const HOURS = [
  'Mo-Fr 07:00-19:00; Sa,Su 08:00-18:00',
  'Mo-Su 08:00-12:00,13:00-18:00; PH off; Nov 23-25 off',
  'Tu-Su 18:00-02:00',
  '24/7',
  'Mo-Su 09:00-15:00; We 09:00-12:00 "by appointment"; Th "by appointment"',
  'Mo-Fr 09:00+',
  'Mo-Fr,Su unknown; Sa 08:00-23:00',
  'Mo-Su unknown; PH off',
  'by the moon',
];

/** Boston, the north of Norway, and the first place of a day. */
const PLACES = [
  { latitude: 42.36, longitude: -71.06 },
  { latitude: 69.65, longitude: 18.96 },
  { latitude: 1.87, longitude: -157.4 },
];

const coordinate = (limit: number) =>
  fc.oneof(
    // Steps of some metres, so that no two distances differ only by rounding.
    {
      arbitrary: fc.integer({ min: -limit * 1e4, max: limit * 1e4 }).map((n) => n / 1e4),
      weight: 9,
    },
    { arbitrary: fc.constantFrom(Number.NaN, Infinity, 999), weight: 1 },
  );

const FILTERED_FACTS = ['sellsCoffeeBeans', 'priceLevel', 'openingHours'] as const;

/** Of some values, from days around those from which they are too old. */
const anySources: fc.Arbitrary<FactSources> = fc.dictionary(
  fc.constantFrom(...FILTERED_FACTS, ...Array.from({ length: 14 }, (_, at) => String(at + 1))),
  fc.record({
    by: fc.constantFrom(...FACT_ORIGINS),
    on: fc.constantFrom(
      TODAY, '2026-05-06', '2026-05-05', '2026-05-04', '2025-11-02', '2025-11-01', '2025-10-31',
    ),
  }),
  { noNullPrototype: true },
); // prettier-ignore

/** The first day from TODAY on, but that itself, on which a confirmed value is too old. */
function agesOnOf(sources: FactSources): string | null {
  const days = Object.entries(sources).flatMap(([key, source]) => {
    const fact = /^\d/.test(key) ? 'filterIds' : (key as SourcedFact);
    const until = confirmedUntil(fact, source);
    return until === null ? [] : new Date(until).toISOString().slice(0, 10);
  });
  return days.filter((day) => day > TODAY).toSorted()[0] ?? null;
}

export const anyCafe: fc.Arbitrary<Omit<CatalogueCafe, 'id'>> = fc
  .record({
    name: phrase,
    description: phrase,
    address: phrase,
    area: fc.constantFrom(...AREAS),
    latitude: coordinate(85),
    longitude: coordinate(180),
    priceLevel: fc.integer({ min: 1, max: 4 }),
    hasPriceLevel: fc.boolean(),
    sellsCoffeeBeans: fc.boolean(),
    licensedSeats: fc.option(fc.nat(200)),
    // In few places, because the package takes some milliseconds for hours in a zone.
    hours: fc.option(fc.tuple(fc.constantFrom(...HOURS), fc.constantFrom(...PLACES))),
    stars: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }),
    filterOptionIds: fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 6 }),
    optionsWeight: fc.constantFrom(0, 0, 2, 5),
    checkedAt: fc.constantFrom(null, '2026-05-01T00:00:00.000Z'),
    sources: anySources,
  })
  .map(({ stars, hours, ...rest }) => ({
    ...testCafe(0, rest.name, rest),
    agesOn: agesOnOf(rest.sources),
    ...(hours && { openingHours: hours[0], ...hours[1] }),
    ratingCount: stars.length,
    ratingSum: stars.reduce((sum, star) => sum + star, 0),
  }));

/** Small directories in which names, words and ratings often coincide. */
export const anyData: fc.Arbitrary<CatalogueData> = fc
  .array(anyCafe, { maxLength: 45 })
  .map((cafes) => ({
    cafes: cafes.map((entry, at) => ({ ...entry, id: at + 1 })),
    categories: CATEGORIES,
  }));

/** A letter deleted, inserted, or swapped with the next one, anywhere in a word. */
const typo = fc
  .tuple(fc.nat(9), fc.constantFrom('lose', 'add', 'swap'))
  .map(([place, kind]) => (text: string) => {
    const at = place % (text.length + 1);
    const [before, here, next, after] = [
      text.slice(0, at),
      text.slice(at, at + 1),
      text.slice(at + 1, at + 2),
      text.slice(at + 2),
    ];
    if (kind === 'lose') return before + next + after;
    return before + (kind === 'add' ? `x${here}${next}` : next + here) + after;
  });

const typed = fc.oneof(
  phrase,
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  // A word with one or two typos.
  fc
    .tuple(word, fc.array(typo, { minLength: 1, maxLength: 2 }))
    .map(([text, typos]) => typos.reduce((mistyped, apply) => apply(mistyped), text)),
);
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Those that may have begun, and days that hours are and are not evaluated for in advance. */
const LONGER_TIMES = [
  '24h', 'tue', 'sat-sun', 'fri-thu', 'sun-0600-1200', 'mon-0000-2400', 'wed-2100-2330',
  inDays(0), inDays(-1), inDays(6), `${inDays(20)}-1000`, `${inDays(3)}-1800-2400`, '2027-07-04', '2028-12-25-0930',
]; // prettier-ignore

/** Mostly absent: queries with many filters find nothing, which would test little. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 6 }, { arbitrary, weight: 1 });
const list = (...values: string[]) =>
  rarely(fc.subarray(values, { minLength: 1 }).map((some) => some.join(',')));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

/** Queries as they come out of an address. */
export const anyQuery: fc.Arbitrary<CafeQuery> = fc
  .record({
    q: maybe(typed),
    named: rarely(typed),
    area: rarely(fc.constantFrom(...AREAS, 'Atlantis')),
    roastLevels: list('light', 'dark', 'unknown'),
    features: list('wifi', 'power', 'food'),
    dynamicFilter_vibe: list('cozy', 'hidden'),
    dynamicFilter_open_hours: list('open_late', 'open_sunday'),
    dynamicFilter_gone: rarely(fc.constant('x')),
    ratingFilter: list('4_stars', '2_stars'),
    minRating: rarely(fc.constantFrom('2.5', '0', '5')),
    priceLevel: rarely(fc.constantFrom('1', '3')),
    sellsCoffeeBeans: rarely(fc.constant('true')),
    favoritesOnly: rarely(fc.constant('true')),
    confirmed: fc.constantFrom(undefined, undefined, 'true'),
    openAt: rarely(fc.constantFrom('now', 'now', 'sun-1030', 'mon-0130', ...LONGER_TIMES)),
    hours: maybe(fc.constant('unknown')),
    bbox: rarely(fc.constantFrom('-90,-45,90,45', '100,-90,-100,90', '0,0,180,90')),
    sortBy: maybe(fc.constantFrom('default', 'rating_high', 'reviews', 'distance')),
    lat: maybe(fc.constantFrom('0', '-33.9')),
    lng: maybe(fc.constantFrom('0', '151.2')),
    limit: maybe(fc.constantFrom('1', '3', '10')),
    offset: maybe(fc.constantFrom('0', '3')),
  })
  .map((raw) =>
    parseCafeQuery(Object.fromEntries(Object.entries(raw).filter(([, v]) => v !== undefined))),
  );

export const anyFavorites = fc
  .uniqueArray(fc.integer({ min: 1, max: 45 }))
  .map((ids) => new Set(ids));
