import { pageOf as pageOfMatches, type Matches } from '@cortado/search/pages/page';
import { spreadGroups, type Spreading } from '@cortado/search/pages/spread-groups';
import type { Document, Documents } from '../documents/documents.ts';
import { CAFES } from '../segments/cafes.ts';
import { groupsOf, HOURS, joinGroups, type Groups, type Question } from './groups.ts';
import type { Part } from '../segments/cafes.ts';
import { addBit, emptyBits } from '@cortado/search/sets/bitset';
import type { PositionSet } from '@cortado/search/sets/position-set';
import type { TextMatches } from '@cortado/search/text/text-matches';
import { sortingOf } from './sorting.ts';

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

function setsOf(part: Part, { openTime, now }: Question, groups: Groups) {
  const all = joinGroups(groups, part, HOURS);
  if (openTime === null) return { known: all, unknown: null };
  const { index, pool } = part.segment;
  const { open, unknown } = index.hours.at(openTime, now);
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

type SetOf = (found: PartFound) => PositionSet;

/** How many cafes parts have in a set. */
const countIn = (parts: readonly PartFound[], setOf: SetOf): number =>
  parts.reduce((sum, part) => sum + setOf(part).count, 0);

const chainOf = ({ documents, position }: Document): number => documents.chains[position]!;

/** Branches of a name are kept apart among those with the same rating: a better one comes first in any case. */
const BRANCHES: Spreading<Document> = {
  groupOf: chainOf,
  tie: (a, b) =>
    a.documents.ratingCounts[a.position] === b.documents.ratingCounts[b.position] &&
    a.documents.ratingSums[a.position] === b.documents.ratingSums[b.position],
};

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
  maxNear?: number,
): number[] {
  const isDefault = question.query.sortBy === 'relevance' && question.text === null;
  const { compare } = CAFES;
  const page = (setOf: SetOf, start: number, end: number, size: number) => {
    if (start >= end) return [];
    const listed = (first: number, last: number) => {
      const found = parts.filter((part) => setOf(part).count > 0);
      const matches = found.map((part): Matches<Documents> => {
        const { documents, index } = part.part.segment;
        return {
          documents,
          set: setOf(part),
          sorting: sortingOf(question.query, index, part.text),
        };
      });
      return pageOfMatches(matches, [first, last], compare, maxNear);
    };
    return isDefault ? spreadGroups(listed, [start, end], size, BRANCHES) : listed(start, end);
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
