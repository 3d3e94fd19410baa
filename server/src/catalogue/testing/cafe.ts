import { textsOf } from '@cortado/contract/fact-lists';
import type { CatalogueCafe } from '../types.ts';

/** A cafe with default values for everything that is not in `more`. */
export function testCafe(
  id: number,
  name: string,
  more: Partial<CatalogueCafe> = {},
): CatalogueCafe {
  return {
    ...textsOf(''),
    id,
    name,
    address: '1 Main St, Boston, MA 02108',
    area: 'Downtown',
    latitude: 42.36,
    longitude: -71.06,
    priceLevel: 1,
    hasPriceLevel: false,
    sellsCoffeeBeans: false,
    licensedSeats: null,
    imageUrl: null,
    photos: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    checkedAt: null,
    hasOwner: false,
    ratingCount: 0,
    ratingSum: 0,
    filterOptionIds: [],
    optionsWeight: 0,
    sources: {},
    agesOn: null,
    revision: 0,
    ...more,
  };
}
