import {
  CAFE_FACTS,
  factRow,
  isSameValue,
  storedName,
  type CafeFact,
  type CafeFacts,
  type CafeForm,
  type FactKind,
} from '@cortado/contract';
import type { StoredCafe } from './catalogue-source.ts';

/** The kinds whose stored form differs from that of suggestions and merges. */
const VALUES: Partial<Record<FactKind, (stored: StoredCafe) => unknown>> = {
  position: ({ cafe: { latitude, longitude } }) => ({ latitude, longitude }),
  options: ({ cafe }) => cafe.filterOptionIds.toSorted((a, b) => a - b),
  level: ({ cafe }) => (cafe.hasPriceLevel ? cafe.priceLevel : null),
  status: ({ status }) => status,
};

function valueOf(stored: StoredCafe, fact: CafeFact): unknown {
  const read = VALUES[factRow(fact).kind];
  return read ? read(stored) : stored.cafe[storedName(fact) as keyof StoredCafe['cafe']];
}

/** The values of the fields that can be proposed. */
export const factsOf = (stored: StoredCafe): Required<CafeFacts> =>
  Object.fromEntries(
    CAFE_FACTS.map((fact) => [fact, valueOf(stored, fact)]),
  ) as Required<CafeFacts>;

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

/** The values of some facts, as suggestions carry them or as in the form of admins. */
export type CafeValues = CafeFacts & {
  [Field in 'latitude' | 'longitude' | 'hasPriceLevel' | 'googleMapsUrl']?:
    | CafeForm[Field]
    | undefined;
};

/** The columns of some facts, without the filters. Omitted facts are omitted. */
export function columnsOf({
  neighborhood,
  position,
  priceLevel,
  hasPriceLevel,
  instagramHandle,
  imageUrl,
  filterIds: _links,
  ...rest
}: CafeValues) {
  const level = hasPriceLevel === false ? null : priceLevel;
  return {
    ...rest,
    ...position,
    ...(neighborhood !== undefined && { area: neighborhood }),
    ...(imageUrl !== undefined && { imageUrl: imageUrl || null }),
    ...(instagramHandle !== undefined && { instagramHandle: instagramHandle.replace(/^@/, '') }),
    ...(level !== undefined && { priceLevel: level ?? 1, hasPriceLevel: level !== null }),
  };
}

/** The names of facts in the audit trail. */
export const auditFields = (facts: CafeFacts): string[] => [
  ...Object.keys(columnsOf(facts)),
  ...(facts.filterIds ? ['filters'] : []),
];
