import type { AdminCafe, Cafe } from '@cortado/contract';
import { factRow, storedName, type FactName, type FactValue } from '@cortado/contract/fact-lists';
import type { FactKind } from '@cortado/contract/facts';

/** Some facts with their values. */
export type FactsOf<Name extends FactName> = { [One in Name]: FactValue<One> };

/** What forms hold of the kinds that are no texts, before anything is known. */
const UNKNOWN: Partial<Record<FactKind, unknown>> = {
  position: null,
  options: [],
  yesNo: false,
  level: null,
  count: null,
};

/** How forms hold a fact of which nothing is known. */
export function unknownValue(fact: FactName): unknown {
  const { kind } = factRow(fact);
  return kind in UNKNOWN ? UNKNOWN[kind] : '';
}

/** The kinds that a cafe writes otherwise than forms do. */
const VALUES: Partial<Record<FactKind, (cafe: Cafe | AdminCafe) => unknown>> = {
  position: ({ latitude, longitude }) => ({
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
  options: ({ appliedFilters }) => appliedFilters.map(({ id }) => id).toSorted((a, b) => a - b),
  level: ({ hasPriceLevel, priceLevel }) => (hasPriceLevel ? priceLevel : null),
  picture: ({ imageUrl }) => imageUrl,
};

function valueOf(cafe: Cafe | AdminCafe, fact: FactName): unknown {
  const read = VALUES[factRow(fact).kind];
  return read ? read(cafe) : (cafe[storedName(fact) as keyof typeof cafe] ?? unknownValue(fact));
}

/** Some facts of a cafe as forms hold them. */
export const factsOfCafe = <Name extends FactName>(
  cafe: Cafe | AdminCafe,
  names: readonly Name[],
): FactsOf<Name> =>
  Object.fromEntries(names.map((name) => [name, valueOf(cafe, name)])) as FactsOf<Name>;
