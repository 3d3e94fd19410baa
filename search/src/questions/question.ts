import type { AnyDocuments, Document } from '../documents/schema.ts';
import type { Spreading } from '../pages/spread-groups.ts';
import type { Sorting } from '../ranking/first-positions.ts';
import type { Part, Segment } from '../segments/segment.ts';
import type { Bits } from '../sets/bitset.ts';
import { BitGroup, intersect, widen, type Group } from '../sets/group.ts';
import { toPositionSet, type PositionSet } from '../sets/position-set.ts';
import type { TextMatches } from '../text/text-matches.ts';
import { searchText, type TextQuestion } from '../text/text-search.ts';

/** A filter of a question. */
export interface Filter<Documents extends AnyDocuments, Index> {
  /** Another one for each filter of a question. */
  readonly name: string;
  /** The documents of a segment that it leaves. */
  readonly group: (segment: Segment<Documents, Index>) => Group;
  /** Whether it also leaves the documents that are named as the question says. */
  readonly orNamed?: boolean;
}

/** The documents of a segment that a filter leaves for certain, and of which that is unknown. Not to be changed. */
interface CertainSets {
  certain: Bits;
  unknown: Bits;
}

/** A question to any number of segments, as a product declares it. A document must match its text and all filters. */
export interface Question<Documents extends AnyDocuments, Index, Label> {
  readonly text: TextQuestion<Label> | null;
  /** The documents of a segment that carry a label; undefined for none. */
  carrying(index: Index, label: Label): Bits | undefined;
  /** The last one may have to go through all that the others leave. */
  readonly filters: readonly Filter<Documents, Index>[];
  /** Folded words that are a name; none. */
  readonly named: readonly string[];
  /** Whether documents that are named so come before all others. */
  readonly areNamedFirst: boolean;
  /** The filter of which it may be unknown whether it leaves a document: these are found apart. */
  readonly uncertain: { readonly name: string; sets(index: Index): CertainSets } | null;
  /** What is sorted by before the default order. */
  readonly sorting: (index: Index, text: TextMatches | null) => Sorting;
  /** How documents of a group are spread; null: not at all. */
  readonly spreading: Spreading<Document<Documents>> | null;
}

/** The name of the text among the filters. */
const TEXT = 'text';

/** What a question finds in a part by its text and each filter; valid until the segment's next question. */
export class Asked<Documents extends AnyDocuments, Index> {
  readonly part: Part<Documents, Index>;
  readonly text: TextMatches | null;
  /** By name. */
  readonly #groups = new Map<string, Group>();
  /** The documents that are named as the question says; null where it says nothing. */
  readonly #namedSo: Bits | null;

  constructor(part: Part<Documents, Index>, question: Question<Documents, Index, unknown>) {
    const { segment } = part;
    const { text, filters, named } = question;
    const carrying = (label: unknown) => question.carrying(segment.index, label);
    const { pool } = segment;
    pool.reset();
    this.part = part;
    this.#namedSo = named.length > 0 ? segment.named(named) : null;
    this.text = searchText(segment.text, text, carrying, pool);
    if (this.text) this.#groups.set(TEXT, this.text);
    // As often in a small segment: nothing is left for the filters.
    if (this.text?.sizeLimit === 0) return;
    for (const filter of filters) this.#groups.set(filter.name, this.#groupOf(filter));
  }

  /** Whether a filter is asked with that may leave out documents. */
  has(filter: string): boolean {
    return this.#groups.has(filter);
  }

  /** The live documents that match, but for a filter that may be left out. */
  matches(leftOut?: string): PositionSet {
    const { segment, live } = this.part;
    const joined: Group[] = [new BitGroup(live)];
    for (const [name, group] of this.#groups) if (name !== leftOut) joined.push(group);
    return toPositionSet(intersect(joined, segment.pool));
  }

  /** What more filters leave of some documents. */
  within(documents: PositionSet, filters: readonly Filter<Documents, Index>[]): PositionSet {
    const { pool } = this.part.segment;
    let left = documents;
    for (const filter of filters) {
      const group = this.#groupOf(filter);
      const bits = group.bits ?? pool.empty();
      if (!group.bits) group.unionInto(bits);
      left = left.common(bits, pool);
    }
    return left;
  }

  #groupOf({ group, orNamed }: Filter<Documents, Index>): Group {
    const own = group(this.part.segment);
    return orNamed && this.#namedSo ? widen(own, this.#namedSo) : own;
  }
}
