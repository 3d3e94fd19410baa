import type { CafeQuery } from '@cortado/contract';
import { keepCommon, type Bits } from './bitset.ts';
import type { Segment } from './segment.ts';
import { searchText, type TextMatches } from './text/text-search.ts';
import type { FavoriteIds } from './types.ts';

/** The matches of each of a query's filters. A cafe must be in all; facets leave one out to count its other choices. */
export type Groups = ReadonlyMap<string, Bits>;

/** The key of a filter category among the groups. */
export const categoryGroup = (name: string): string => `category ${name}`;

/** What a query's text finds in a segment, null if it has none, and the groups of the whole query. */
export function groupsOf(
  segment: Segment,
  query: CafeQuery,
  favorites: FavoriteIds | undefined,
): { text: TextMatches | null; groups: Groups } {
  const index = segment.filters;
  const text = searchText(segment.text, query.q, segment.size);
  const groups = new Map<string, Bits>();
  if (text) groups.set('text', text.bits);
  if (query.area !== null) groups.set('area', index.areas.within(query.area));
  if (query.minRating > 0) groups.set('rating', index.ratings.atLeast(query.minRating));
  if (query.priceLevel !== null) groups.set('price', index.price(query.priceLevel));
  if (query.sellsCoffeeBeans) groups.set('beans', index.beans);
  if (query.bbox) groups.set('box', index.places.within(query.bbox));
  if (query.favoritesOnly) groups.set('favorites', segment.favorites(favorites));
  for (const [name, values] of Object.entries(query.options)) {
    groups.set(categoryGroup(name), index.category(name, values));
  }
  return { text, groups };
}

/** A new set of the live cafes that are in every group, except one that may be left out. */
export function joinGroups(groups: Groups, live: Bits, leftOut?: string): Bits {
  const bits = live.slice();
  for (const [name, group] of groups) {
    if (name !== leftOut) keepCommon(bits, group);
  }
  return bits;
}
