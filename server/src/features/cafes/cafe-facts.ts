import {
  CAFE_FACTS,
  factRow,
  isSameValue,
  storedName,
  type CafeFact,
  type CafeFacts,
  type FactKind,
} from '@cortado/contract';
import type { StoredCafe } from './catalogue-source.ts';

/** The kinds that are stored otherwise than suggestions and merges carry them. */
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
