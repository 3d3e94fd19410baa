import type { CafeQuery } from '@cortado/contract';
import { fullBits, keepCommon, type Bits } from './bitset.ts';
import type { FilterIndex } from './filter-index.ts';

/** A query's filters by group: groups join by and, so leaving one out shows what its other choices would give. */
export type Groups = ReadonlyMap<string, Bits>;

export const categoryGroup = (name: string): string => `category ${name}`;

/**
 * @param text the cafes that meet the text; null where there is none
 * @param favorites the viewer's, wanted where only these are asked for
 */
export function toGroups(
  query: CafeQuery,
  index: FilterIndex,
  text: Bits | null,
  favorites: () => Bits,
): Groups {
  const groups = new Map<string, Bits>();
  if (text) groups.set('text', text);
  if (query.area !== null) groups.set('area', index.areas.within(query.area));
  if (query.minRating > 0) groups.set('rating', index.ratings.atLeast(query.minRating));
  if (query.priceLevel !== null) groups.set('price', index.price(query.priceLevel));
  if (query.sellsCoffeeBeans) groups.set('beans', index.beans);
  if (query.bbox) groups.set('box', index.places.within(query.bbox));
  if (query.favoritesOnly) groups.set('favorites', favorites());
  for (const [name, values] of Object.entries(query.options)) {
    groups.set(categoryGroup(name), index.category(name, values));
  }
  return groups;
}

/** What matches every group, but for one that may be left out. */
export function joinGroups(groups: Groups, size: number, leftOut?: string): Bits {
  const bits = fullBits(size);
  for (const [name, group] of groups) {
    if (name !== leftOut) keepCommon(bits, group);
  }
  return bits;
}
