import {
  confirmedUntil,
  isKnown,
  SOURCED_FACTS,
  storedName,
  type FactSource,
  type FactSources,
  type KnownFact,
  type SourcedFact,
} from '@cortado/contract';
import { hash } from './hash.ts';

/** The fact of each column whose source is recorded. */
const FACT_OF: ReadonlyMap<string, SourcedFact> = new Map<string, SourcedFact>([
  ...SOURCED_FACTS.map((fact) => [storedName(fact), fact] as const),
  ['longitude', 'position'],
]);

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

/**
 * What is known of a cafe, and where it comes from.
 * @param today ISO 8601
 */
export function presentFacts(
  columns: object,
  { filterIds, sources }: { filterIds: readonly number[]; sources: FactSources },
  today: string,
): KnownFact[] {
  const values = columns as Readonly<Record<string, unknown>>;
  const valueOf = (fact: SourcedFact) =>
    fact === 'position' ? [values['latitude'], values['longitude']] : values[storedName(fact)];
  return knownKeys(columns, filterIds).map((key) => {
    const isOption = /^\d/.test(key);
    const fact = isOption ? 'filterIds' : (key as SourcedFact);
    const source = sources[key] ?? null;
    const until = source && confirmedUntil(fact, source);
    const isConfirmed = until !== null && until > today;
    const mark = hash(isOption ? key : JSON.stringify(valueOf(fact))).toString(36);
    return { fact, ...(isOption && { option: Number(key) }), source, isConfirmed, mark };
  });
}

type Packed = [source: FactSource, keys: (string | number)[]][];

/** The sources as a short text: each once, with the numbers of facts and the ids of options. '' without any. */
export function packSources(sources: FactSources): string {
  const groups = new Map<string, Packed[number]>();
  for (const [key, source] of Object.entries(sources)) {
    const text = JSON.stringify(source);
    const number = SOURCED_FACTS.indexOf(key as SourcedFact);
    const keys = groups.get(text)?.[1];
    if (keys) keys.push(number < 0 ? key : number);
    else groups.set(text, [source, [number < 0 ? key : number]]);
  }
  return groups.size === 0 ? '' : JSON.stringify([...groups.values()]);
}

/** What `packSources` has packed. */
export function unpackSources(text: string): FactSources {
  if (text === '') return {};
  return Object.fromEntries(
    (JSON.parse(text) as Packed).flatMap(([source, keys]) =>
      keys.map((key) => [typeof key === 'number' ? SOURCED_FACTS[key]! : key, source] as const),
    ),
  );
}
