import type { Document } from '../documents/documents.ts';
import { deepPage } from './deep-page.ts';
import { groupsOf, HOURS, joinGroups, type Groups, type Question } from './groups.ts';
import { firstPositions } from './order.ts';
import type { Part } from '../segments/segment.ts';
import { addBit, emptyBits } from '@cortado/search/sets/bitset';
import type { PositionSet } from '@cortado/search/sets/position-set';
import type { TextMatches } from '@cortado/search/text/text-matches';
import { mergeRuns } from './runs.ts';
import { spreadBranches } from './spread-branches.ts';
import { keysOf } from '@cortado/search/ranking/keys';
import { sortKeys } from './sort-keys.ts';

/** The matches. Where a query asks for open cafes: these, and apart those with unknown hours that match everything else. */
interface Sets {
  known: PositionSet;
  /** Those of `known` that come first, and the others; null if none come first. */
  named: readonly [first: PositionSet, others: PositionSet] | null;
  unknown: PositionSet | null;
}

/** The matches in a part of a snapshot. They use its segment's pool, so they are valid until its next question. */
export interface PartFound extends Sets {
  part: Part;
  text: TextMatches | null;
}

/** Those whose name has the words of the query, and the others. */
function divide(known: PositionSet, { segment }: Part, { named, query }: Question): Sets['named'] {
  if (named.length === 0 || query.sortBy !== 'relevance') return null;
  const first = segment.named(named);
  const others = first.map((word) => ~word);
  return [known.common(first, segment.pool), known.common(others, segment.pool)];
}

function setsOf(part: Part, { query: { openAt }, now }: Question, groups: Groups) {
  const all = joinGroups(groups, part, HOURS);
  if (openAt === null) return { known: all, unknown: null };
  const { filters, pool } = part.segment;
  const { open, unknown } = filters.hours.at(openAt, now);
  return { known: all.common(open, pool), unknown: all.common(unknown, pool) };
}

export function searchPart(part: Part, question: Question): PartFound {
  const { text, groups } = groupsOf(part.segment, question);
  const sets = setsOf(part, question, groups);
  return { part, text, ...sets, named: divide(sets.known, part, question) };
}

/** How many cafes match, without those with unknown hours. */
export const countKnown = (found: readonly PartFound[]): number =>
  countIn(found, ({ known }) => known);

/** The part, reduced to its matches. */
export function partWithin(part: Part, question: Question): Part {
  const { known } = searchPart(part, question);
  const live = known.bits?.slice() ?? emptyBits(part.segment.size);
  if (!known.bits) known.each((position) => addBit(live, position));
  return { ...part, live };
}

/** Pages that end beyond this are found by selection, not by a sorted list of the best. */
const MAX_NEAR = 256;

type SetOf = (found: PartFound) => PositionSet;

/** How many cafes parts have in a set. */
const countIn = (parts: readonly PartFound[], setOf: SetOf): number =>
  parts.reduce((sum, part) => sum + setOf(part).count, 0);

/** The cafes in a set of each part together, from `from` to below `to`, sorted. */
function pageOfSets(
  parts: readonly PartFound[],
  setOf: SetOf,
  { query }: Question,
  [from, to]: readonly [number, number],
  maxNear: number,
): Document[] {
  if (from >= to) return [];
  const found = parts
    .filter((one) => setOf(one).count > 0)
    .map((one) => {
      const { documents, filters } = one.part.segment;
      const keys = sortKeys(query, filters, one.text);
      return { documents, filters, keys, set: setOf(one), text: one.text };
    });
  if (to > maxNear) {
    const all = found.map(({ documents, keys, set }) => ({
      documents,
      keys,
      positions: set.toArray(),
    }));
    return deepPage(all, from, to);
  }
  const runs = found.map(({ documents, filters, keys, set, text }) => {
    const positions = new Uint32Array(firstPositions(set, query, filters, keys, text, to));
    return { documents, positions, keys: found.length > 1 ? keysOf(keys, positions) : [] };
  });
  return mergeRuns(runs, from, to);
}

/**
 * The ids of all parts together from `from` to below `to`, in the query's total order: those that are named so before all others, those
 * with unknown hours, where they are listed, after them. In the default order, the branches of a name are kept apart.
 * @param to at most the number of all
 */
export function pageOf(
  parts: readonly PartFound[],
  question: Question,
  from: number,
  to: number,
  maxNear = MAX_NEAR,
): number[] {
  const isDefault = question.query.sortBy === 'relevance' && question.text === null;
  const page = (setOf: SetOf, start: number, end: number, size: number) => {
    if (start >= end) return [];
    const listed = (first: number, last: number) =>
      pageOfSets(parts, setOf, question, [first, last], maxNear);
    if (!isDefault) return listed(start, end);
    return spreadBranches(listed, [start, end], size);
  };
  const known: SetOf[] = parts.some(({ named }) => named)
    ? [(part) => part.named![0], (part) => part.named![1]]
    : [(part) => part.known];
  const cafes: Document[] = [];
  let before = 0;
  for (const setOf of [...known, (part: PartFound) => part.unknown!]) {
    if (before >= to) break;
    const size = countIn(parts, setOf);
    cafes.push(...page(setOf, Math.max(from - before, 0), Math.min(to - before, size), size));
    before += size;
  }
  return cafes.map(({ documents, position }) => documents.ids[position]!);
}
