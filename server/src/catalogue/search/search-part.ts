import type { Document } from '../documents/documents.ts';
import { deepPage } from './deep-page.ts';
import { groupsOf, HOURS, joinGroups, type Groups, type Question } from './groups.ts';
import { firstPositions } from './order.ts';
import type { Part } from '../segments/segment.ts';
import type { PositionSet } from '../sets/position-set.ts';
import type { TextMatches } from '../text/text-matches.ts';
import { mergeRuns } from './runs.ts';
import { spreadBranches } from './spread-branches.ts';
import { keysOf, sortKeys } from './sort-keys.ts';

/** The matches: where open cafes are asked for, these, and those with unknown hours that match all else. */
interface Sets {
  known: PositionSet;
  unknown: PositionSet | null;
}

/** What a part of a snapshot finds; of use until its segment is asked again. */
export interface PartFound extends Sets {
  part: Part;
  text: TextMatches | null;
}

function setsOf(part: Part, { query: { openAt }, now }: Question, groups: Groups): Sets {
  const all = joinGroups(groups, part, HOURS);
  if (openAt === null) return { known: all, unknown: null };
  const { filters, scratch } = part.segment;
  const { open, unknown } = filters.hours.at(openAt, now);
  return { known: all.common(open, scratch), unknown: all.common(unknown, scratch) };
}

export function searchPart(part: Part, question: Question): PartFound {
  const { text, groups } = groupsOf(part.segment, question);
  return { part, text, ...setsOf(part, question, groups) };
}

/** Pages that end beyond this are found by selection, not by a sorted list of the best. */
const MAX_NEAR = 256;

type SetOf = (found: PartFound) => PositionSet;

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
 * The ids of all parts together from `from` to below `to`, in the query's total order: those with unknown hours, where they are
 * listed, after all others. In the default order, the branches of a name are kept apart.
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
  const page = (setOf: SetOf, start: number, end: number) => {
    if (start >= end) return [];
    const listed = (first: number, last: number) =>
      pageOfSets(parts, setOf, question, [first, last], maxNear);
    if (!isDefault) return listed(start, end);
    return spreadBranches(listed, [start, end], countIn(parts, setOf));
  };
  const known = countIn(parts, (part) => part.known);
  const cafes = [...page((part) => part.known, from, Math.min(to, known))];
  if (to > known)
    cafes.push(...page((part) => part.unknown!, Math.max(from - known, 0), to - known));
  return cafes.map(({ documents, position }) => documents.ids[position]!);
}
