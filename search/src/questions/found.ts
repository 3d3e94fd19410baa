import type { AnyDocuments, Compare, Document } from '../documents/schema.ts';
import { pageOf as pageOfMatches, type Matches } from '../pages/page.ts';
import { spreadGroups } from '../pages/spread-groups.ts';
import type { Part } from '../segments/segment.ts';
import { addBit, emptyBits } from '../sets/bitset.ts';
import type { PositionSet } from '../sets/position-set.ts';
import type { TextMatches } from '../text/text-matches.ts';
import { Asked, type Question } from './question.ts';

/** What a part has found. It uses the segment's pool, so it is valid until the segment's next question. */
export interface Found<Documents extends AnyDocuments, Index> {
  part: Part<Documents, Index>;
  text: TextMatches | null;
  /** The matches. */
  certain: PositionSet;
  /** Those of `certain` that come first, and the others; null if none come first. */
  named: readonly [first: PositionSet, others: PositionSet] | null;
  /** What matches all but the uncertain filter, of which that is unknown; null without such a filter. */
  unknown: PositionSet | null;
}

export function findIn<Documents extends AnyDocuments, Index>(
  part: Part<Documents, Index>,
  question: Question<Documents, Index, unknown>,
): Found<Documents, Index> {
  const { pool, index } = part.segment;
  const { named: words, areNamedFirst, uncertain } = question;
  const asked = new Asked(part, question);
  const all = asked.matches(uncertain?.name);
  const sets = uncertain?.sets(index);
  const certain = sets ? all.common(sets.certain, pool) : all;
  const unknown = sets ? all.common(sets.unknown, pool) : null;
  let named: Found<Documents, Index>['named'] = null;
  if (words.length > 0 && areNamedFirst) {
    const first = part.segment.named(words);
    const others = first.map((word) => ~word);
    named = [certain.common(first, pool), certain.common(others, pool)];
  }
  return { part, text: asked.text, certain, named, unknown };
}

/** The part, reduced to its matches. */
export function partWithin<Documents extends AnyDocuments, Index>(
  part: Part<Documents, Index>,
  question: Question<Documents, Index, unknown>,
): Part<Documents, Index> {
  const { certain } = findIn(part, question);
  const live = certain.bits?.slice() ?? emptyBits(part.segment.size);
  if (!certain.bits) certain.each((position) => addBit(live, position));
  return { ...part, live };
}

/** One of the sets that a part has found; null: none. */
type SetOf = (found: Found<AnyDocuments, unknown>) => PositionSet | null;

/** How many documents parts have found of a set. */
export const countFound = (
  found: readonly Found<AnyDocuments, unknown>[],
  setOf: SetOf = ({ certain }) => certain,
): number => found.reduce((sum, part) => sum + (setOf(part)?.count ?? 0), 0);

/**
 * The ids of all parts together from `from` to below `to`, in the question's total order: those that are named so before all
 * others, those that are unknown after them.
 * @param to at most the number of all
 * @param compare the default order
 */
export function pageOf<Documents extends AnyDocuments, Index>(
  found: readonly Found<Documents, Index>[],
  { sorting, spreading }: Question<Documents, Index, unknown>,
  compare: Compare<Documents>,
  [from, to]: readonly [number, number],
  maxNear?: number,
): number[] {
  const page = (setOf: SetOf, start: number, end: number, size: number) => {
    if (start >= end) return [];
    const listed = (first: number, last: number) => {
      const matches = found.flatMap((one): Matches<Documents>[] => {
        const set = setOf(one);
        if (!set || set.count === 0) return [];
        const { documents, index } = one.part.segment;
        return [{ documents, set, sorting: sorting(index, one.text) }];
      });
      return pageOfMatches(matches, [first, last], compare, maxNear);
    };
    return spreading ? spreadGroups(listed, [start, end], size, spreading) : listed(start, end);
  };
  const sets: SetOf[] = found.some(({ named }) => named)
    ? [({ named }) => named![0], ({ named }) => named![1]]
    : [({ certain }) => certain];
  const documents: Document<Documents>[] = [];
  let before = 0;
  for (const setOf of [...sets, ({ unknown }: Found<AnyDocuments, unknown>) => unknown]) {
    if (before >= to) break;
    const size = countFound(found, setOf);
    documents.push(...page(setOf, Math.max(from - before, 0), Math.min(to - before, size), size));
    before += size;
  }
  return documents.map((one) => one.documents.ids[one.position]!);
}
