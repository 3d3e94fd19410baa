import type { Sort } from '@cortado/contract';
import type { ReactNode } from 'react';
import { counted, formatDecimal, formatNumber } from '../../lib/intl.ts';

type Part = (text: string) => ReactNode;

export const mapLoading = 'Loading map...';
export const mapFailedHeading = 'Map Loading Error';
export const mapFailed =
  'Failed to load the maps service (MapLibre). Please check your connection and that this browser allows WebGL. The list still works without it.';
export const switchToMap = 'Switch to Map View';
export const switchToList = 'Switch to List View';

export const filters = 'Filters';
export const filtersSet = (count: number, unseen: Part) => (
  <>
    {formatNumber(count)}
    {unseen(' set')}
  </>
);
export const clearCounted = (count: number) => `Clear all (${formatNumber(count)})`;
export const clearAll = 'Clear all';
export const show = 'Show cafés';
export const showCounted = (count: number) => `Show ${counted(count, 'café')}`;
export const open = 'Open';
export const anyTime = 'Any time';
export const openNow = 'Open now';
export const openAt = 'Open at...';
export const nearMe = 'Near me';
export const openDay = 'Day';
export const openTime = 'Time';
export const unknownHoursToo = 'Unknown hours too';
export const quick = 'Quick filters';
export const location = 'Location';
/** Where there are too many to list. */
export const findLocation = 'Find a location';
export const areasFound = (count: number) =>
  count === 0 ? 'No locations found' : `${counted(count, 'location')} found`;
export const rating = 'Rating';
export const ratingUp = '& up';
export const additional = 'Additional';
/** Options that no cafe is known to have. */
export const unrecorded = 'Not recorded yet';
export const unrated = 'No café has been rated yet';
export const showMore = (count: number) => `Show ${formatNumber(count)} more`;
export const showFewer = 'Show fewer';
/** Under the heading 'Roast Levels' a roast does without. */
export const roastSuffix = ' Roast';

export const savedFilters = 'Saved Filters';
export const savedFiltersAbout = 'Apply your saved filter preferences';
export const onlyFavorites = 'Show Only Favorites';
export const onlyFavoritesAbout = 'Display only your favorited cafés';

export const sellsBeans = 'Sells coffee beans';
export const starsUp = (stars: number) =>
  stars === 5 ? '5 stars' : `${formatNumber(stars)}+ stars`;
export const priceLevel = (level: number) => `Price level ${formatNumber(level)}`;
export const favorites = 'Favorites';
export const mapArea = 'Map area';
export const saved = 'From your saved filters';
export const savedAside = ' (from your saved filters)';
export const remove = (filter: string) => `Remove ${filter}`;

export const list = 'Cafés';
export const listLoading = 'Loading cafés...';
export const listFailed = 'The list did not load';
export const none = 'No cafés';
/** Where nobody has recorded what is asked for. */
export const noneKnown = 'No known cafés';
/** '51 cafés in Cambridge'; what is found, and where, stand apart. */
export const listHeading = (what: string, where: string | null, found: Part, place: Part) => (
  <>
    {found(what)}
    {where !== null && place(` in ${where}`)}
  </>
);
export const showAll = (count: number) => `Show all ${counted(count, 'café')}`;
export const fromCentre = 'Distances from central Boston';

export const sort = 'Sort:';
export const sortName = 'Sort: order of cafés';
export const sorts: Readonly<Record<Sort, string>> = {
  relevance: 'Recommended',
  rating: 'Highest Rated',
  reviews: 'Most Reviewed',
  distance: 'Distance',
};
/** What comes first while nothing in the list is rated. */
export const untilRated = 'Roasters and slow bars first, until there are ratings';
/** What an order does not say by its name. */
export const sortsExplained: Readonly<Partial<Record<Sort, string>>> = {
  relevance:
    'Best rated first, and many ratings count for more than a few. With a search, best match first.',
};

export const unit = 'Distance unit';
export const unitNames = { mi: 'mi, miles', km: 'km, kilometers' };
export const unitSwitches = {
  mi: 'Distance unit: mi, miles. Switch to kilometers',
  km: 'Distance unit: km, kilometers. Switch to miles',
};

export const rank = (at: number, unseen: Part, shown: Part) => (
  <>
    {unseen('Rank ')}
    {shown(String(at))}
  </>
);
/** 'Rated 4.5 (12)', where the number of ratings is wanted. */
export const rated = (average: number, count: number | null, unseen: Part, aside: Part) => (
  <>
    {unseen('Rated ')}
    {formatDecimal(average)}
    {count !== null && aside(` (${formatNumber(count)})`)}
  </>
);

export const shown = (first: number, last: number, of: number) =>
  `Showing ${formatNumber(first)}-${formatNumber(last)} of ${formatNumber(of)} cafés`;
