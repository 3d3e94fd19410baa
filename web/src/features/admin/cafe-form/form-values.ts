import type { AdminCafe } from '@cortado/contract';
import type { cafeForm } from '@cortado/contract/admin-cafes';
import type { z } from 'zod';

/** A cafe as its form holds it: numbers as they are typed. */
export type CafeValues = z.input<typeof cafeForm>;

/** What a new cafe's form begins with. */
export const EMPTY_CAFE: CafeValues = {
  name: '',
  description: '',
  address: '',
  neighborhood: 'Boston',
  latitude: '',
  longitude: '',
  priceLevel: null,
  sellsCoffeeBeans: false,
  imageUrl: '',
  website: '',
  phone: '',
  instagramHandle: '',
  googleMapsUrl: '',
  openingHours: '',
  status: 'draft',
};

export function toValues(cafe: AdminCafe): CafeValues {
  return {
    name: cafe.name,
    description: cafe.description,
    address: cafe.address,
    neighborhood: cafe.neighborhood,
    latitude: cafe.latitude,
    longitude: cafe.longitude,
    priceLevel: cafe.hasPriceLevel ? cafe.priceLevel : null,
    sellsCoffeeBeans: cafe.sellsCoffeeBeans,
    imageUrl: cafe.imageUrl ?? '',
    website: cafe.website,
    phone: cafe.phone,
    instagramHandle: cafe.instagramHandle,
    googleMapsUrl: cafe.googleMapsUrl,
    openingHours: cafe.openingHours,
    status: cafe.status,
  };
}
