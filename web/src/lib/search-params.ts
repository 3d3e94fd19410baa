import type { CallInput } from '@cortado/contract';
import { readOpenAt } from '@cortado/contract/open-at';
import { DYNAMIC_FILTER_PREFIX } from '@cortado/contract/vocabulary';
import { impliedArea, type DiscoveryState } from './search-params-state.ts';
import {
  readArea,
  readBbox,
  readCount,
  readFlag,
  readKeys,
  readRatings,
  readSort,
  readText,
  readValues,
} from './search-params-values.ts';

export * from './search-params-state.ts';
export { roundBbox } from './search-params-values.ts';

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
  if (readFlag(params.get('hasWifi'))) add('features', ['wifi']);
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What an address asks the discovery screen for. Malformed values are left out.
 * @param search the address's query, with or without its '?'
 * @param areas the directory's areas, the default one first
 */
export function readState(search: string, areas: readonly string[]): DiscoveryState {
  const params = new URLSearchParams(search);
  const q = readText(params.get('q'));
  const openAt = readOpenAt(params.get('openAt') ?? '');
  const state: DiscoveryState = {
    q,
    without: q ? readKeys(params.get('without') ?? '') : [],
    isExact: q !== '' && params.get('words') === 'exact',
    named: '',
    area: null,
    options: readOptions(params),
    ratingFilter: readRatings(params.get('ratingFilter') ?? ''),
    sellsCoffeeBeans: readFlag(params.get('sellsCoffeeBeans')),
    priceLevel: readCount(params.get('priceLevel'), 4),
    favoritesOnly: readFlag(params.get('favoritesOnly')),
    openAt,
    unknownHours: openAt !== null && params.get('hours') === 'unknown',
    bbox: readBbox(params.get('bbox')),
    sort: readSort(params.get('sort')),
    unit: params.get('unit') === 'km' ? 'km' : 'mi',
    page: readCount(params.get('page'), MAX_PAGE) ?? 1,
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
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
  const params: ApiParams = {};
  if (state.q) params.q = state.q;
  if (state.named) params.named = state.named;
  if (state.area !== null) params.area = state.area;
  for (const [category, values] of Object.entries(state.options)) {
    params[paramName(category)] = values.join(',');
  }
  if (state.ratingFilter.length > 0) params.ratingFilter = state.ratingFilter.join(',');
  if (state.sellsCoffeeBeans) params.sellsCoffeeBeans = 'true';
  if (state.priceLevel !== null) params.priceLevel = String(state.priceLevel);
  if (state.favoritesOnly) params.favoritesOnly = 'true';
  if (state.openAt !== null) params.openAt = state.openAt;
  if (state.openAt !== null && state.unknownHours) params.hours = 'unknown';
  if (state.bbox) params.bbox = state.bbox.join(',');
  return params;
}

/** The address's query for a state: '' or '?…'. Defaults stay out of it. */
export function writeState(state: DiscoveryState, areas: readonly string[]): string {
  const params = new URLSearchParams(apiParams({ ...state, named: '' }));
  if (state.area === impliedArea(state, areas)) params.delete('area');
  else if (state.area === null) params.set('area', ALL_AREAS);
  if (state.q && state.without.length > 0)
    params.set('without', state.without.toSorted().join(','));
  if (state.q && state.isExact) params.set('words', 'exact');
  if (state.sort !== 'relevance') params.set('sort', state.sort);
  if (state.unit !== 'mi') params.set('unit', state.unit);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.view !== 'list') params.set('view', state.view);
  // A comma is legal in a query and far easier to read than %2C.
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text && `?${text}`;
}
