import { describe, expect, it } from 'vitest';
import { EMPTY_STATE } from '../../../lib/search-params.ts';
import { categories, filteredSearch } from '../../../testing/filtered-search.ts';
import { listActiveFilters } from './active-filters.ts';

describe('applied filters', () => {
  it('are named one by one, an unknown one by its value', () => {
    expect(listActiveFilters(filteredSearch, categories).map((filter) => filter.label)).toEqual([
      'Nitro',
      'Siphon',
      'Secret Garden',
      'Wifi',
      '4+ stars',
      '2+ stars',
      'Open Mon 7:00 AM',
      'Sells coffee beans',
      'Price level 2',
      'Confirmed facts only',
      'Map area',
    ]);
  });

  it('are none in an empty search, whatever its area', () => {
    expect(listActiveFilters({ ...EMPTY_STATE, area: 'Back Bay' }, categories)).toEqual([]);
  });

  it('can each be removed alone', () => {
    const all = listActiveFilters(filteredSearch, categories);
    for (const filter of all) {
      const left = listActiveFilters(filter.remove(filteredSearch), categories).map(
        ({ key }) => key,
      );
      expect(left).toEqual(all.map(({ key }) => key).filter((key) => key !== filter.key));
    }
  });
});
