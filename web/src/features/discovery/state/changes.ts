import type { OpenAt, RatingFilter, Sort } from '@cortado/contract';
import type { Bbox } from '@cortado/contract/distance';
import { RATING_FILTERS } from '@cortado/contract/public-enums';
import {
  EMPTY_STATE,
  impliedArea,
  isNarrowed,
  roundBbox,
  type DiscoveryState,
  type DistanceUnit,
  type ViewMode,
} from '../../../lib/search-params.ts';
import { chosenOf } from './selected-options.ts';

/** From one state to the next. Whatever changes the list's cafes or their order starts it at page 1. */
export type Change = (state: DiscoveryState) => DiscoveryState;

const set =
  (change: Partial<DiscoveryState>): Change =>
  (state) => ({ ...state, ...change });
const restart = (change: Partial<DiscoveryState>) => set({ ...change, page: 1 });

/** Replaces the options of one category; an empty list drops the category. */
export function setOptions(category: string, values: readonly string[]): Change {
  return (state) => {
    const { [category]: _old, ...others } = state.options;
    const all = values.length > 0 ? { ...others, [category]: values.toSorted() } : others;
    const options = Object.fromEntries(
      Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
    return restart({ options })(state);
  };
}

export function toggleOption(category: string, value: string): Change {
  return (state) => {
    const now = chosenOf(state.options, category);
    const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
    return setOptions(category, next)(state);
  };
}

export function toggleRating(rating: RatingFilter): Change {
  return (state) => {
    const wanted = new Set(state.ratingFilter);
    if (!wanted.delete(rating)) wanted.add(rating);
    return restart({ ratingFilter: RATING_FILTERS.filter((one) => wanted.has(one)) })(state);
  };
}

export const clearRatings = restart({ ratingFilter: [] });
export const clearPrice = restart({ priceLevel: null });
export const setSellsBeans = (sellsCoffeeBeans: boolean) => restart({ sellsCoffeeBeans });
export const setConfirmed = (confirmed: boolean) => restart({ confirmed });
export const setUnknownHours = (unknownHours: boolean) => restart({ unknownHours });
export const setArea = (area: string | null) => restart({ area });
export const setSort = (sort: Sort) => restart({ sort });
export const setPage = (page: number) => set({ page });
export const setUnit = (unit: DistanceUnit) => set({ unit });
export const setView = (view: ViewMode) => set({ view });

/** Nearest first, in all areas. */
export const setNearMe = restart({ area: null, bbox: null, sort: 'distance' });

/** Favorites are searched in all areas. */
export const setFavoritesOnly = (favoritesOnly: boolean) =>
  restart(favoritesOnly ? { favoritesOnly, area: null, bbox: null } : { favoritesOnly });

/** Any time: null. Unknown hours are added to a time alone. */
export const setOpenAt = (openAt: OpenAt | null) =>
  restart(openAt === null ? { openAt, unknownHours: false } : { openAt });

/** Searching a map box leaves the area: the box may lie outside of it. */
export const setBbox = (bbox: Bbox | null) =>
  restart(bbox ? { bbox: roundBbox(bbox), area: null } : { bbox });

/** The text as it is typed, and nothing understood from it. */
export const searchExactly = restart({ isExact: true, without: [] });

/** A text typed while the area is the default searches All Locations, as an address with a text does. */
export function setText(typed: string, areas: readonly string[]): Change {
  return (state) => {
    const q = typed.trim();
    if (q === state.q) return state;
    const nobodyChose = !isNarrowed(state) && state.area === impliedArea(state, areas);
    const text = { q, without: [], isExact: false };
    return restart(q !== '' && nobodyChose ? { ...text, area: null } : text)(state);
  };
}

/** Drops every filter and the map box; text, area and order stay. */
export const clearFilters: Change = (state) => ({
  ...EMPTY_STATE,
  q: state.q,
  area: state.area,
  sort: state.sort,
  unit: state.unit,
  view: state.view,
});

/** Drops everything that excludes a cafe from the list. */
export const clearAll: Change = (state) => ({ ...clearFilters(state), q: '', area: null });
