import type { CallInput } from '@cortado/contract';
import { readOpenAt } from '@cortado/contract/open-at';
import {
  DYNAMIC_FILTER_PREFIX,
  canonicalValue,
  MAX_QUERY_LENGTH,
  RATING_FILTERS,
  SORTS,
  type RatingFilter,
  type Sort,
} from '@cortado/contract/public-enums';
import {
  addressOf,
  choiceParam,
  readParams,
  textParam,
  writeParams,
  type Param,
} from './address.ts';
import {
  impliedArea,
  type DiscoveryState,
  type DistanceUnit,
  type ViewMode,
} from './search-params-state.ts';
import type { Bbox } from '@cortado/contract/distance';

/** The most values one filter takes from an address. */
const MAX_VALUES = 100;
const MAX_AREA_LENGTH = 100;
const BBOX_DECIMALS = 5;

/** Comma-joined option values, canonical, sorted and unique; malformed ones are left out. */
function readValues(text: string): string[] {
  const values = text
    .split(',')
    .map(canonicalValue)
    .filter((value) => /^[a-z0-9_]{1,64}$/.test(value));
  return [...new Set(values)].toSorted().slice(0, MAX_VALUES);
}

/** Comma-joined keys of what words mean, sorted and unique; malformed ones are left out. */
function readKeys(text: string): string[] {
  const keys = text.split(',').filter((key) => /^[a-z0-9_:]{1,130}$/.test(key));
  return [...new Set(keys)].toSorted().slice(0, MAX_VALUES);
}

/** Rating thresholds, highest first. */
function readRatings(text: string): RatingFilter[] {
  const wanted = new Set(readValues(text));
  return RATING_FILTERS.filter((rating) => wanted.has(rating));
}

function readText(text: string | null): string {
  return (text ?? '').trim().slice(0, MAX_QUERY_LENGTH).trim();
}

function readArea(text: string | null): string | null {
  return (text ?? '').trim().slice(0, MAX_AREA_LENGTH).trim() || null;
}

function readSort(text: string | null): Sort {
  const wanted = canonicalValue(text ?? '');
  return SORTS.find((sort) => sort === wanted) ?? 'relevance';
}

/** A whole number from 1 to `most`; null for anything else. */
function readCount(text: string | null, most: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const count = Number(text);
  return count >= 1 && count <= most ? count : null;
}

/** `west,south,east,north` in degrees; null for an invalid box. */
function readBbox(text: string | null): Bbox | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,12})?$/.test(part))) {
    return null;
  }
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const inRange = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90;
  return inRange && south <= north ? roundBbox([west, south, east, north]) : null;
}

function round(degrees: number): number {
  return Number(degrees.toFixed(BBOX_DECIMALS)) + 0;
}

/** A box to about a metre, so that equal boxes have equal addresses. */
export function roundBbox([west, south, east, north]: Bbox): Bbox {
  return [round(west), round(south), round(east), round(north)];
}

export * from './search-params-state.ts';

/** In an address: explicitly All Locations, where it would mean an area otherwise. */
const ALL_AREAS = 'all';
const MAX_PAGE = 100_000;

type BuiltInName = 'roastLevels' | 'brewingMethods' | 'features';
type DynamicName = `${typeof DYNAMIC_FILTER_PREFIX}${string}`;

/** The built-in categories have names of their own in an address. */
const BUILT_IN_NAMES: ReadonlyMap<string, BuiltInName> = new Map([
  ['roast_level', 'roastLevels'],
  ['brewing_method', 'brewingMethods'],
  ['features', 'features'],
]);
const CATEGORY_BY_NAME = new Map<string, string>(
  Array.from(BUILT_IN_NAMES, ([category, name]) => [name, category]),
);

function paramName(category: string): BuiltInName | DynamicName {
  return BUILT_IN_NAMES.get(category) ?? `${DYNAMIC_FILTER_PREFIX}${category}`;
}

function categoryOf(param: string): string | null {
  if (!param.startsWith(DYNAMIC_FILTER_PREFIX)) return CATEGORY_BY_NAME.get(param) ?? null;
  const [name] = readValues(param.slice(DYNAMIC_FILTER_PREFIX.length));
  return name ?? null;
}

function readOptions(params: URLSearchParams): DiscoveryState['options'] {
  const found = new Map<string, string[]>();
  const add = (category: string, values: string[]) => {
    const all = [...(found.get(category) ?? []), ...values];
    if (all.length > 0) found.set(category, readValues(all.join(',')));
  };
  for (const [param, text] of params) {
    const category = categoryOf(param);
    if (category !== null) add(category, readValues(text));
  }
  if (HAS_WIFI.read(params.get(HAS_WIFI.name))) add('features', ['wifi']);
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The texts for yes; the first is written. */
const flagParam = (name: string, yes: readonly string[] = ['true', '1']): Param<boolean> => ({
  name,
  read: (text) => yes.includes(text ?? ''),
  write: (value) => (value ? yes[0]! : null),
});
const HAS_WIFI = flagParam('hasWifi');

const countParam = (name: string, most: number): Param<number | null> => ({
  name,
  read: (text) => readCount(text, most),
  write: (value) => (value === null ? null : String(value)),
});

/** Values joined by commas. */
const listParam = <Value extends string>(
  name: string,
  read: (text: string) => Value[],
): Param<readonly Value[]> => ({
  name,
  read: (text) => read(text ?? ''),
  write: (values) => values.join(',') || null,
});

/** What chooses cafes, after the area and the options. The API has the same names. */
const FILTERS = {
  ratingFilter: listParam('ratingFilter', readRatings),
  sellsCoffeeBeans: flagParam('sellsCoffeeBeans'),
  priceLevel: countParam('priceLevel', 4),
  favoritesOnly: flagParam('favoritesOnly'),
  confirmed: flagParam('confirmed'),
  openAt: { name: 'openAt', read: (text) => readOpenAt(text ?? ''), write: (value) => value },
  unknownHours: flagParam('hours', ['unknown']),
  bbox: { name: 'bbox', read: readBbox, write: (box) => box && box.join(',') },
} satisfies { [Name in keyof DiscoveryState]?: Param<DiscoveryState[Name]> };

/** How words are understood, and cafes shown. */
const VIEW = {
  without: listParam('without', readKeys),
  isExact: flagParam('words', ['exact']),
  sort: { name: 'sort', read: readSort, write: (sort) => (sort === 'relevance' ? null : sort) },
  unit: choiceParam<DistanceUnit, DistanceUnit>('unit', ['mi', 'km'], 'mi'),
  page: {
    name: 'page',
    read: (text) => readCount(text, MAX_PAGE) ?? 1,
    write: (page) => (page > 1 ? String(page) : null),
  },
  view: choiceParam<ViewMode, ViewMode>('view', ['list', 'map'], 'list'),
} satisfies { [Name in keyof DiscoveryState]?: Param<DiscoveryState[Name]> };

const QUERY = textParam('q', readText);

/** Without what has a meaning beside a text or a time alone. */
const normalized = (state: DiscoveryState): DiscoveryState => ({
  ...state,
  without: state.q ? state.without.toSorted() : [],
  isExact: state.q !== '' && state.isExact,
  unknownHours: state.openAt !== null && state.unknownHours,
});

/**
 * The discovery state of an address. Malformed values are left out.
 * @param search the address's query, with or without its '?'
 * @param areas the directory's areas, the default one first
 */
export function readState(search: string, areas: readonly string[]): DiscoveryState {
  const params = new URLSearchParams(search);
  const state = normalized({
    ...readParams({ q: QUERY, ...FILTERS, ...VIEW }, search),
    named: '',
    area: null,
    options: readOptions(params),
  });
  const named = readArea(params.get('area'));
  if (named === ALL_AREAS) return state;
  return { ...state, area: named ?? impliedArea(state, areas) };
}

type ListQuery = NonNullable<CallInput<'GET /api/cafes'>['query']>;

/** The parameters that choose cafes, in the API's names. */
export type ApiParams = { [Name in keyof ListQuery]: Extract<ListQuery[Name], string> } & {
  [name: DynamicName]: string;
};

/** The parameters of a state, sorting and paging left out. */
export function apiParams(state: DiscoveryState): ApiParams {
  const { q, named, area } = state;
  const options = Object.entries(state.options);
  return {
    ...(q && { q }),
    ...(named && { named }),
    ...(area !== null && { area }),
    ...Object.fromEntries(options.map(([name, values]) => [paramName(name), values.join(',')])),
    ...writeParams(FILTERS, normalized(state)),
  };
}

/** The address's query for a state: '' or '?…'. Defaults stay out of it. */
export function writeState(state: DiscoveryState, areas: readonly string[]): string {
  const isImplied = state.area === impliedArea(state, areas);
  const area = isImplied ? null : (state.area ?? ALL_AREAS);
  const query = {
    ...apiParams({ ...state, area, named: '' }),
    ...writeParams(VIEW, normalized(state)),
  };
  // A comma is legal in a query and far easier to read than %2C.
  return addressOf('', query).replaceAll('%2C', ',').replaceAll('%3A', ':');
}
