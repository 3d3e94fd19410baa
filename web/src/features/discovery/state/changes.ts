import type { OpenAt, RatingFilter, Sort } from '@cortado/contract';
import type { Bbox } from '@cortado/contract/distance';
import { RATING_FILTERS } from '@cortado/contract/vocabulary';
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

const restart =
  (change: Partial<DiscoveryState>): Change =>
  (state) => ({ ...state, ...change, page: 1 });

/** Replaces what is wanted of one category; an empty list drops the category. */
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

export const clearRatings: Change = restart({ ratingFilter: [] });
export const clearPrice: Change = restart({ priceLevel: null });
export const clearFavorites: Change = restart({ favoritesOnly: false });

export function setSellsBeans(sellsCoffeeBeans: boolean): Change {
  return restart({ sellsCoffeeBeans });
}

/** Any time: null. Unknown hours are added to a time alone. */
export function setOpenAt(openAt: OpenAt | null): Change {
  return restart(openAt === null ? { openAt, unknownHours: false } : { openAt });
}

export function setUnknownHours(unknownHours: boolean): Change {
  return restart({ unknownHours });
}

export function setArea(area: string | null): Change {
  return restart({ area });
}

export function setSort(sort: Sort): Change {
  return restart({ sort });
}

export function setPage(page: number): Change {
  return (state) => ({ ...state, page });
}

export function setUnit(unit: DistanceUnit): Change {
  return (state) => ({ ...state, unit });
}

export function setView(view: ViewMode): Change {
  return (state) => ({ ...state, view });
}

/** Searching a map box leaves the area: the box may lie outside of it. */
export function setBbox(bbox: Bbox | null): Change {
  return bbox ? restart({ bbox: roundBbox(bbox), area: null }) : restart({ bbox });
}

/** The text as it is typed, and nothing understood from it. */
export const searchExactly: Change = restart({ isExact: true, without: [] });

/** A text typed over the default area nobody chose searches All Locations, as an address with a text does. */
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

/** Drops everything that keeps a cafe out of the list. */
export const clearAll: Change = (state) => ({ ...clearFilters(state), q: '', area: null });
