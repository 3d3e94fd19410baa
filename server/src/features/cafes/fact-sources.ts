import {
  confirmedUntil,
  factOfKey,
  isMoreReliable,
  type CafeFacts,
  type FactOrigin,
  type FactSource,
  type FactSources,
} from '@cortado/contract';
import { factsOfColumns, knownKeys } from '../../catalogue/documents/known-facts.ts';
import { differingFields, factsOf } from './cafe-facts.ts';
import type { StoredCafe } from './catalogue-source.ts';

const isOption = (key: string) => factOfKey(key).fact === 'filterIds';

/** In place of the network, for an answer of the cafe's owner. */
export const OWNER_ANSWER = 'owner';

/** ISO 8601, in UTC. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** A source of today. */
export const sourceOn = (now: Date, by: FactOrigin, of?: string): FactSource => ({
  by,
  ...(of && { of }),
  on: dayOf(now),
});

/** The source of an unchanged value after a check: one of a more reliable origin stays while it counts. */
function sourceOfCheck(key: string, check: FactSource, before?: FactSource): FactSource {
  if (!before || !isMoreReliable({ ...before, on: check.on }, check)) return check;
  const until = confirmedUntil(factOfKey(key).fact, before);
  return until !== null && until > Date.parse(check.on) ? before : check;
}

/** The sources of all that is known of a cafe, unchanged, after a check. */
export const sourcesOfCheck = (cafe: StoredCafe['cafe'], check: FactSource): FactSources =>
  Object.fromEntries(
    knownKeys(cafe, cafe.filterOptionIds).map((key) => [
      key,
      sourceOfCheck(key, check, cafe.sources[key]),
    ]),
  );

/** One source for all that is known of a new cafe. */
export const sourcesOfAll = (
  columns: object,
  filterIds: readonly number[],
  source: FactSource,
): FactSources => Object.fromEntries(knownKeys(columns, filterIds).map((key) => [key, source]));

/** The columns of a cafe for its sources. */
export function sourceColumns(sources: FactSources, now: Date) {
  const today = Date.parse(dayOf(now));
  const times = Object.entries(sources).flatMap(([key, source]) => {
    const until = confirmedUntil(factOfKey(key).fact, source);
    return until !== null && until > today ? until : [];
  });
  return { sources, agesOn: times.length > 0 ? dayOf(new Date(Math.min(...times))) : null };
}

/** The sources of some values; null where none is to be recorded. */
export type GivenSources = Readonly<Record<string, FactSource | null>>;

interface Changed {
  /** The columns with another value. */
  columns: object;
  /** The ids of all its options from now on. */
  filterIds: readonly number[];
  /** The source of what has changed. */
  source: FactSource;
  /** Whether it has confirmed all that is known, changed or not. */
  isCheck: boolean;
  given: GivenSources;
}

/** The sources of a cafe's values after a change. */
export function sourcesAfter({ cafe }: StoredCafe, changed: Changed): FactSources {
  const { columns, filterIds, source, isCheck, given } = changed;
  const facts = new Set<string>(factsOfColumns(columns));
  const before = new Set(cafe.filterOptionIds.map(String));
  const isNew = (key: string) => facts.has(key) || (isOption(key) && !before.has(key));
  const known = knownKeys({ ...cafe, ...columns }, filterIds).map((key) => {
    if (key in given) return [key, given[key]] as const;
    if (isNew(key)) return [key, source] as const;
    const former = cafe.sources[key];
    return [key, isCheck ? sourceOfCheck(key, source, former) : former] as const;
  });
  return Object.fromEntries(known.filter(([, one]) => one)) as FactSources;
}

const isSame = (one?: FactSource, other?: FactSource) =>
  JSON.stringify(one) === JSON.stringify(other);
const pick = (sources: FactSources, keys: readonly string[]): FactSources =>
  Object.fromEntries(keys.flatMap((key) => (sources[key] ? [[key, sources[key]]] : [])));

/**
 * The sources of values that another cafe had, or the cafe had before: of those that are others now.
 * @param check the source of a check that is undone: it goes from all that it has confirmed
 */
export function sourcesOf(
  facts: CafeFacts,
  { from, to, check }: { from: FactSources; to: StoredCafe; check?: FactSource | undefined },
): GivenSources {
  const { sources, filterOptionIds } = to.cafe;
  const differing: string[] = differingFields(facts, factsOf(to));
  const added = (facts.filterIds ?? []).filter((id) => !filterOptionIds.includes(id));
  const confirmed = Object.keys(sources).filter((key) => check && isSame(sources[key], check));
  const keys = [...differing, ...added.map(String), ...confirmed];
  return pickGiven(keys, from);
}

const pickGiven = (keys: readonly string[], from: FactSources): GivenSources =>
  Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));

/** The sources of a cafe that are more reliable than those of another one with the same values. */
export function betterSources(from: StoredCafe, than: StoredCafe): GivenSources {
  const differing = new Set<string>(differingFields(factsOf(from), factsOf(than)));
  const isShared = (key: string) =>
    isOption(key) ? than.cafe.filterOptionIds.includes(Number(key)) : !differing.has(key);
  const better = Object.entries(from.cafe.sources).filter(
    ([key, source]) => isShared(key) && isMoreReliable(source, than.cafe.sources[key]),
  );
  return Object.fromEntries(better);
}

/** What a merge has replaced of the sources, where a cafe still has those of the other one. */
export function replacedSources(
  { cafe }: StoredCafe,
  { cafe: other }: StoredCafe,
  before: FactSources,
): GivenSources {
  const keys = Object.keys(other.sources).filter((key) =>
    isSame(cafe.sources[key], other.sources[key]),
  );
  return pickGiven(keys, before);
}

type Sides = [before: { sources?: FactSources }, after: { sources?: FactSources }];

/**
 * What a change did to the sources, for its entries in the trail.
 * @param columns what it changed
 * @param areOptionsNew whether it changed options too
 */
export function sourceChanges(
  before: FactSources,
  after: FactSources,
  { columns = {}, areOptionsNew = false }: { columns?: object; areOptionsNew?: boolean } = {},
) {
  const facts = new Set<string>(factsOfColumns(columns));
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = all.filter((key) => !isSame(before[key], after[key]));
  const sides = (isOne: (key: string) => boolean): Sides => {
    const keys = differing.filter(isOne);
    if (keys.length === 0) return [{}, {}];
    return [{ sources: pick(before, keys) }, { sources: pick(after, keys) }];
  };
  return {
    /** The keys of those. */
    renewed: differing,
    ofColumns: sides((key) => facts.has(key)),
    ofOptions: sides(isOption),
    /** Of what it has only confirmed. */
    ofOthers: sides((key) => !facts.has(key) && !(areOptionsNew && isOption(key))),
  };
}

/**
 * The sources that putting an entry back gives back: those of its values; where it has confirmed values, those that nobody
 * has confirmed or changed since.
 */
export function sourcesBefore(
  { cafe }: StoredCafe,
  before: { sources?: FactSources; checkedAt?: unknown },
  after: { sources?: FactSources },
): GivenSources {
  const was = before.sources ?? {};
  const became = after.sources ?? {};
  const keys = [...new Set([...Object.keys(was), ...Object.keys(became)])];
  const isCheck = before.checkedAt !== undefined;
  const given = keys.filter((key) => !isCheck || isSame(cafe.sources[key], became[key]));
  return Object.fromEntries(given.map((key) => [key, was[key] ?? null]));
}
