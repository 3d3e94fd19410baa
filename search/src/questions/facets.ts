import type { AnyDocuments } from '../documents/schema.ts';
import type { TextGroups } from '../filters/text-groups.ts';
import type { Part } from '../segments/segment.ts';
import type { Bits } from '../sets/bitset.ts';
import { Asked, type Filter, type Question } from './question.ts';

/** Choices that a product has counted. */
export interface Facet<Documents extends AnyDocuments, Index> {
  /** The filter that the choices belong to: they are counted without it; null: with all filters. */
  readonly filter: string | null;
  /** What is counted must match these too. */
  readonly more?: readonly Filter<Documents, Index>[];
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

/** Counts the live documents that each choice would leave. @returns in the order of the facets */
export function countFacets<Documents extends AnyDocuments, Index>(
  parts: readonly Part<Documents, Index>[],
  question: Question<Documents, Index, unknown>,
  facets: readonly Facet<Documents, Index>[],
): FacetCounts[] {
  const counts = facets.map(() => ({
    total: 0,
    choices: [] as number[],
    byText: new Map<string, number>(),
  }));
  for (const part of parts) {
    const { index } = part.segment;
    const asked = new Asked(part, question);
    const all = asked.matches();
    const countInAll = all.commonCounter();
    for (const [at, { filter, more, sets, texts }] of facets.entries()) {
      const { choices, byText } = counts[at]!;
      const isWithout = filter !== null && asked.has(filter);
      const base = isWithout ? asked.matches(filter) : all;
      const matches = more ? asked.within(base, more) : base;
      counts[at]!.total += matches.count;
      texts?.(index).count(matches, byText);
      if (!sets) continue;
      const count = matches !== all ? matches.commonCounter() : countInAll;
      for (const [choice, set] of sets(index).entries())
        choices[choice] = (choices[choice] ?? 0) + (set ? count(set) : 0);
    }
  }
  return counts;
}
