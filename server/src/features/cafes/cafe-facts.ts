import { CAFE_FACTS, isSameValue, type CafeFact, type CafeFacts } from '@cortado/contract';
import type { StoredCafe } from './catalogue-source.ts';

/** What stands in the fields that can be proposed. */
export function factsOf({ cafe, status }: StoredCafe): Required<CafeFacts> {
  return {
    name: cafe.name,
    description: cafe.description,
    address: cafe.address,
    neighborhood: cafe.area,
    position: { latitude: cafe.latitude, longitude: cafe.longitude },
    website: cafe.website,
    phone: cafe.phone,
    instagramHandle: cafe.instagramHandle,
    openingHours: cafe.openingHours,
    filterIds: cafe.filterOptionIds.toSorted((a, b) => a - b),
    sellsCoffeeBeans: cafe.sellsCoffeeBeans,
    priceLevel: cafe.hasPriceLevel ? cafe.priceLevel : null,
    imageUrl: cafe.imageUrl,
    status,
  };
}

/** In the order of the contract, whatever the database's. */
export const fieldsOf = (facts: CafeFacts): CafeFact[] =>
  CAFE_FACTS.filter((field) => facts[field] !== undefined);

/** Some of the facts. */
export function pickFacts(facts: CafeFacts, fields: readonly CafeFact[]): CafeFacts {
  const wanted = new Set<string>(fields);
  return Object.fromEntries(Object.entries(facts).filter(([field]) => wanted.has(field)));
}

/** The fields whose value is another one in `now` than in `then`. */
export const differingFields = (then: CafeFacts, now: CafeFacts): CafeFact[] =>
  fieldsOf(then).filter((field) => !isSameValue(then[field], now[field]));
