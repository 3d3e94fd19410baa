import type { FilterCategory } from '@cortado/contract';
import { EMPTY_STATE, type DiscoveryState } from '../lib/search-params.ts';

const option = (value: string, display_name: string) => ({ value, display_name });

export const categories = [
  {
    name: 'brewing_method',
    display_name: 'Brewing Method',
    options: [option('siphon', 'Siphon'), option('nitro', 'Nitro')],
  },
  { name: 'features', display_name: 'Features', options: [option('wifi', 'Wifi')] },
] as FilterCategory[];

/** A search with everything set, one option among it that the categories do not know. */
export const filteredSearch: DiscoveryState = {
  ...EMPTY_STATE,
  q: 'latte',
  area: 'Back Bay',
  options: { brewing_method: ['nitro', 'siphon'], features: ['secret_garden', 'wifi'] },
  ratingFilter: ['4_stars', '2_stars'],
  sellsCoffeeBeans: true,
  priceLevel: 2,
  confirmed: true,
  openAt: 'mon-0700',
  bbox: [-71.1, 42.3, -71, 42.4],
};
