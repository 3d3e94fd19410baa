import type { OpenAt, RatingFilter, Sort } from '@cortado/contract';
import type { Bbox } from '@cortado/contract/distance';

export type DistanceUnit = 'mi' | 'km';
export type ViewMode = 'list' | 'map';

/** The whole state of the discovery screen; the address has all of it. */
export interface DiscoveryState {
  q: string;
  /** The keys of what was understood from the text and undone; sorted and unique, none without a text. */
  without: readonly string[];
  /** Whether the text is searched as it is typed. Only with a text. */
  isExact: boolean;
  /** The words of a cafe's name that the typed words are too, as the API's `named`; never in the address. */
  named: string;
  /** Null: All Locations. */
  area: string | null;
  /** Category name → wanted option values, each list sorted and unique; no empty lists. */
  options: Readonly<Record<string, readonly string[]>>;
  ratingFilter: readonly RatingFilter[];
  sellsCoffeeBeans: boolean;
  priceLevel: number | null;
  favoritesOnly: boolean;
  /** Whether what is filtered by has to be confirmed. */
  confirmed: boolean;
  /** When cafes are to be open, in their own time zone. */
  openAt: OpenAt | null;
  /** Whether those with unknown hours follow. Only with `openAt`. */
  unknownHours: boolean;
  bbox: Bbox | null;
  sort: Sort;
  unit: DistanceUnit;
  /** From 1. */
  page: number;
  /** Which of the two a small screen shows. */
  view: ViewMode;
}

export const EMPTY_STATE: DiscoveryState = {
  q: '',
  without: [],
  isExact: false,
  named: '',
  area: null,
  options: {},
  ratingFilter: [],
  sellsCoffeeBeans: false,
  priceLevel: null,
  favoritesOnly: false,
  confirmed: false,
  openAt: null,
  unknownHours: false,
  bbox: null,
  sort: 'relevance',
  unit: 'mi',
  page: 1,
  view: 'list',
};

/** Whether a text, a filter or a map box narrows the search; the area does not count. */
export function isNarrowed(state: DiscoveryState): boolean {
  return (
    state.q !== '' ||
    Object.keys(state.options).length > 0 ||
    state.ratingFilter.length > 0 ||
    state.sellsCoffeeBeans ||
    state.priceLevel !== null ||
    state.favoritesOnly ||
    state.confirmed ||
    state.openAt !== null ||
    state.bbox !== null
  );
}

/** The area of an address that names none: the first one, but only while nothing narrows the search. */
export function impliedArea(state: DiscoveryState, areas: readonly string[]): string | null {
  return isNarrowed(state) ? null : (areas[0] ?? null);
}
