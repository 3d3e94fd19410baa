import type { FilterCategory } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_STATE, type DiscoveryState } from '../../../lib/search-params.ts';
import { listActiveFilters } from './active-filters.ts';

const option = (value: string, display_name: string) => ({ value, display_name });
const categories = [
  {
    name: 'brewing_method',
    display_name: 'Brewing Method',
    options: [option('siphon', 'Siphon'), option('nitro', 'Nitro')],
  },
  { name: 'features', display_name: 'Features', options: [option('wifi', 'Wifi')] },
] as FilterCategory[];

const state: DiscoveryState = {
  ...EMPTY_STATE,
  q: 'latte',
  area: 'Back Bay',
  options: { brewing_method: ['nitro', 'siphon'], features: ['secret_garden', 'wifi'] },
  ratingFilter: ['4_stars', '2_stars'],
  sellsCoffeeBeans: true,
  priceLevel: 2,
  openAt: 'mon-0700',
  bbox: [-71.1, 42.3, -71, 42.4],
};

describe('applied filters', () => {
  it('are named one by one, an unknown one by its words', () => {
    expect(listActiveFilters(state, categories).map((filter) => filter.label)).toEqual([
      'Nitro',
      'Siphon',
      'Secret Garden',
      'Wifi',
      '4+ stars',
      '2+ stars',
      'Open Mon 7:00 AM',
      'Sells coffee beans',
      'Price level 2',
      'Map area',
    ]);
  });

  it('are none in an empty search, whatever its area', () => {
    expect(listActiveFilters({ ...EMPTY_STATE, area: 'Back Bay' }, categories)).toEqual([]);
  });

  it('can each be removed alone', () => {
    const all = listActiveFilters(state, categories);
    for (const filter of all) {
      const left = listActiveFilters(filter.remove(state), categories).map(({ key }) => key);
      expect(left).toEqual(all.map(({ key }) => key).filter((key) => key !== filter.key));
    }
  });
});
