import type { AnyDocuments } from '../documents/schema.ts';
import type { TextGroups } from '../filters/text-groups.ts';
import type { Part } from '../segments/segment.ts';
import type { Bits } from '../sets/bitset.ts';
import type { PositionSet } from '../sets/position-set.ts';
import { groupsOf, joinGroups, type Question } from './question.ts';

/** Choices that a product has counted. */
export interface Facet<Index> {
  /** The filter that the choices belong to: they are counted without it; null: with all filters. */
  readonly filter: string | null;
  /** The documents of each choice; undefined for none. */
  readonly sets?: (index: Index) => readonly (Bits | undefined)[];
  /** The choices are all texts of a field, rather than sets. */
  readonly texts?: (index: Index) => TextGroups;
}

/** How many documents of all parts match. */
export interface FacetCounts {
  /** With any choice or none. */
  total: number;
  /** With each of the choices, in the order of the sets. */
  choices: number[];
  /** With each of the texts that matches have. */
  byText: ReadonlyMap<string, number>;
}

type Counts = FacetCounts & { byText: Map<string, number> };

/** Counts in a part, and adds to what was counted. */
function addCounts<Documents extends AnyDocuments, Index, Label>(
  part: Part<Documents, Index>,
  question: Question<Documents, Index, Label>,
  facets: readonly Facet<Index>[],
  counts: readonly Counts[],
): void {
  const { index } = part.segment;
  const { groups } = groupsOf(part.segment, question);
  const all = joinGroups(groups, part);
  const countInAll = all.commonCounter();
  for (const [at, { filter, sets, texts }] of facets.entries()) {
    const own = counts[at]!;
    const without: PositionSet =
      filter !== null && groups.has(filter) ? joinGroups(groups, part, filter) : all;
    own.total += without.count;
    texts?.(index).count(without, own.byText);
    if (!sets) continue;
    const count = without === all ? countInAll : without.commonCounter();
    for (const [choice, set] of sets(index).entries())
      own.choices[choice] = (own.choices[choice] ?? 0) + (set ? count(set) : 0);
  }
}

/** Counts the live documents that each choice would leave. @returns in the order of the facets */
export function countFacets<Documents extends AnyDocuments, Index, Label>(
  parts: readonly Part<Documents, Index>[],
  question: Question<Documents, Index, Label>,
  facets: readonly Facet<Index>[],
): FacetCounts[] {
  const counts = facets.map((): Counts => ({ total: 0, choices: [], byText: new Map() }));
  for (const part of parts) addCounts(part, question, facets, counts);
  return counts;
}
