import type { FilterCategory } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_STATE, type DiscoveryState } from '../../../lib/search-params.ts';
import { relaxCandidates } from './relax-candidates.ts';

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

describe('what could be relaxed in an empty search', () => {
  it('is a whole group where one of its values is enough, each feature, the text and the area', () => {
    expect(relaxCandidates(state, categories).map((candidate) => candidate.label)).toEqual([
      'Brewing Method',
      'Secret Garden',
      'Wifi',
      'Open Mon 7:00 AM',
      'Sells coffee beans',
      'Price level 2',
      'Map area',
      '2+ stars',
      '“latte”',
      'Back Bay',
    ]);
  });

  it('is gone once removed', () => {
    for (const candidate of relaxCandidates(state, categories)) {
      const left = relaxCandidates(candidate.remove(state), categories).map(({ key }) => key);
      expect(left).not.toContain(candidate.key);
    }
  });
});
