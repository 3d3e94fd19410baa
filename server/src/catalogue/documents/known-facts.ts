import {
  confirmedUntil,
  FACT_ORIGINS,
  factOfKey,
  isKnown,
  SOURCED_FACTS,
  storedName,
  type FactSources,
  type KnownFact,
  type SourcedFact,
} from '@cortado/contract';
import { DAY_MS } from '../../core/durations.ts';
import { toDate } from '../hours/evaluate-schedule.ts';
import type { CatalogueCafe } from '../types.ts';
import { hash } from './hash.ts';

/** The fact of each column whose source is recorded. */
const FACT_OF: ReadonlyMap<string, SourcedFact> = new Map<string, SourcedFact>([
  ...SOURCED_FACTS.map((fact) => [storedName(fact), fact] as const),
  ['longitude', 'position'],
  ['priceLevel', 'priceLevel'],
]);

/** The columns of each. */
const COLUMNS_OF: ReadonlyMap<SourcedFact, readonly string[]> = new Map(
  SOURCED_FACTS.map((fact) => [
    fact,
    [...FACT_OF.keys()].filter((column) => FACT_OF.get(column) === fact),
  ]),
);

/** The keys of facts among columns, in any order. */
export const factsOfColumns = (columns: object): SourcedFact[] =>
  Object.keys(columns).flatMap((column) => FACT_OF.get(column) ?? []);

/** The keys of what is known of a cafe, in the order of the facts: their names, and ids of its filter options. */
export function knownKeys(columns: object, filterIds: readonly number[]): string[] {
  const values = columns as Readonly<Record<string, unknown>>;
  return SOURCED_FACTS.flatMap((fact) => {
    if (fact === 'filterIds') return filterIds.map(String);
    return isKnown(values[storedName(fact)]) ? fact : [];
  });
}

type Sourced = Pick<CatalogueCafe, 'filterOptionIds' | 'sources' | 'agesOn'>;

/** What is known of a cafe, and where it comes from. */
export function presentFacts(columns: object, sourced: Sourced): KnownFact[] {
  const values = columns as Readonly<Record<string, unknown>>;
  /** As text: the catalogue has degrees as text, the database as numbers. */
  const valueOf = (fact: SourcedFact) =>
    COLUMNS_OF.get(fact)!.map((column) => String(values[column]));
  return knownKeys(columns, sourced.filterOptionIds).map((key) => {
    const about = factOfKey(key);
    return {
      ...about,
      source: sourced.sources[key] ?? null,
      isConfirmed: countsAsConfirmed(sourced, about.fact, key),
      mark: hash(about.option ? key : JSON.stringify(valueOf(about.fact))).toString(36),
    };
  });
}

/**
 * Whether a value counts as confirmed.
 * @param key of its source, where that is not the fact's name
 */
export function countsAsConfirmed(
  { sources, agesOn }: Omit<Sourced, 'filterOptionIds'>,
  fact: SourcedFact,
  key: string | number = fact,
): boolean {
  const source = sources[key];
  if (!source || agesOn === null) return false;
  const until = confirmedUntil(fact, source);
  return until !== null && until >= Date.parse(agesOn);
}

/** The hours that count as known everywhere but on the cafe's own page: no samples, which would be a reason to go there. */
export const countedHours = ({ openingHours, sources }: CatalogueCafe): string =>
  sources['openingHours']?.by === 'sample' ? '' : openingHours;

/** The facts that visitors filter by, besides options. */
const FILTERED = ['sellsCoffeeBeans', 'priceLevel', 'openingHours'] as const;

/** A bit for each of `FILTERED`. */
export const FILTERED_BITS: readonly number[] = FILTERED.map((_, at) => 1 << at);

/** That of the hours. */
export const HOURS_BIT = FILTERED_BITS.at(-1)!;

/** The bits of those that are known of a cafe and confirmed. */
export function confirmedBits(cafe: CatalogueCafe): number {
  const isOne = (fact: (typeof FILTERED)[number]) =>
    isKnown(cafe[storedName(fact)]) && countsAsConfirmed(cafe, fact);
  return FILTERED.reduce((bits, fact, at) => (isOne(fact) ? bits | FILTERED_BITS[at]! : bits), 0);
}

/** A source, with the day counted from 1970, and the numbers of what comes from it: below 0 for facts, else ids of options. */
type Packed = [by: number, day: number, keys: number[], of?: string];

const NUMBERS: ReadonlyMap<string, number> = new Map(
  SOURCED_FACTS.map((fact, at) => [fact, at - SOURCED_FACTS.length]),
);

/** The sources as a short text, each once; '' without any. */
export function packSources(sources: FactSources): string {
  const groups = new Map<string, Packed>();
  for (const [key, { by, of, on }] of Object.entries(sources)) {
    const name = `${by} ${on} ${of}`;
    let group = groups.get(name);
    if (!group) {
      group = [FACT_ORIGINS.indexOf(by), Date.parse(on) / DAY_MS, []];
      if (of !== undefined) group.push(of);
      groups.set(name, group);
    }
    group[2].push(NUMBERS.get(key) ?? Number(key));
  }
  return groups.size === 0 ? '' : JSON.stringify([...groups.values()]);
}

/** What `packSources` has packed. */
export function unpackSources(text: string): FactSources {
  if (text === '') return {};
  return Object.fromEntries(
    (JSON.parse(text) as Packed[]).flatMap(([by, day, keys, of]) => {
      const source = { by: FACT_ORIGINS[by]!, ...(of !== undefined && { of }), on: toDate(day) };
      return keys.map((key) => [key < 0 ? SOURCED_FACTS.at(key)! : key, source] as const);
    }),
  );
}
