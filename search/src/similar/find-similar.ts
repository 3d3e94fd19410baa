import { listAt } from '../documents/list-field.ts';
import type { AnyDocuments, Document } from '../documents/schema.ts';
import { BoxGroup } from '../places/box-group.ts';
import { isOnEarth, type Point } from '../places/geometry.ts';
import { boxAround, chordKm } from '../places/globe.ts';
import { countLive, type Part } from '../segments/segment.ts';
import { commonCounter, hasBit, type Bits } from '../sets/bitset.ts';
import { isFew } from '../sets/group.ts';
import { chainOf } from '../text/fold.ts';
import { leastShared, likeness, rarity, type Likeness, type SetOf } from './likeness.ts';

/** A document that is like another one. */
export interface SimilarDocument<Documents> extends Document<Documents> {
  /** The sets that both are in, the rarest first. */
  setIds: number[];
  distanceKm: number;
}

interface Found<Documents> extends SimilarDocument<Documents> {
  score: number;
  chain: string;
}

/** The document that others are compared with. */
interface Self<Documents extends AnyDocuments, Index> extends Document<Documents> {
  place: Point;
  setOf: SetOf<Index>;
  /** The sets that it is in, the greatest weight first. */
  weights: readonly { id: number; weight: number }[];
  /** The sum of these. */
  own: number;
}

/** The sets with their weights, the greatest first. */
function weightsOf<Documents extends AnyDocuments, Index>(
  parts: readonly Part<Documents, Index>[],
  ids: readonly number[],
  setOf: SetOf<Index>,
) {
  const counts = new Float64Array(ids.length);
  for (const { segment, live } of parts) {
    const count = commonCounter(live);
    for (const [at, id] of ids.entries()) {
      const set = setOf(segment.index, id);
      if (set) counts[at]! += count(set);
    }
  }
  const all = countLive(parts);
  return ids
    .map((id, at) => ({ id, weight: rarity(counts[at]!, all) }))
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id);
}

/** The best so far; of the branches of a chain only the best. */
class Best<Documents extends AnyDocuments, Index> {
  readonly found: Found<Documents>[] = [];
  readonly #rules: Likeness<Documents, Index>;
  readonly #own: number;
  /** What scores or shares less is none of them. */
  leastScore = 0;
  leastShared = 0;

  constructor(rules: Likeness<Documents, Index>, own: number) {
    this.#rules = rules;
    this.#own = own;
  }

  add(found: Found<Documents>): void {
    this.#insert(found);
    if (this.found.length < this.#rules.limit) return;
    this.leastScore = this.found.at(-1)!.score;
    this.leastShared = leastShared(this.#rules, this.leastScore, this.#own);
  }

  #insert(found: Found<Documents>): void {
    const best = this.found;
    const branch = best.findIndex(({ chain }) => chain === found.chain);
    if (branch >= 0) {
      if (!this.#isBetter(found, best[branch]!)) return;
      best.splice(branch, 1);
    } else if (best.length === this.#rules.limit) {
      if (!this.#isBetter(found, best.at(-1)!)) return;
      best.pop();
    }
    const at = best.findIndex((other) => this.#isBetter(found, other));
    best.splice(at < 0 ? best.length : at, 0, found);
  }

  #isBetter(a: Found<Documents>, b: Found<Documents>): boolean {
    const difference = b.score - a.score;
    if (difference !== 0) return difference < 0;
    return this.#rules.compare(a.documents, a.position, b.documents, b.position) < 0;
  }
}

/** How a part's documents are put among the best: by position, and how much they share. */
function comparer<Documents extends AnyDocuments, Index>(
  { segment: { documents, index } }: Part<Documents, Index>,
  self: Self<Documents, Index>,
  rules: Likeness<Documents, Index>,
  best: Best<Documents, Index>,
): (position: number, shared: number) => void {
  const byDistance = rules.places(index).byDistance(self.place);
  const one = new Uint32Array(1);
  const chord = new Float64Array(1);
  return (position, shared) => {
    if (documents === self.documents && position === self.position) return;
    one[0] = position;
    byDistance(one, 1, chord);
    const distanceKm = chordKm(chord[0]!);
    if (distanceKm > rules.maxKm) return;
    const quality = rules.quality(documents, position);
    const score = likeness(rules, { shared, own: self.own }, distanceKm, quality);
    if (score < best.leastScore) return;
    const both = self.weights.filter(({ id }) => {
      const set = self.setOf(index, id);
      return set !== undefined && hasBit(set, position);
    });
    const setIds = both.map(({ id }) => id);
    const chain = chainOf(String.fromCharCode(...listAt(documents.names, position)));
    best.add({ documents, position, setIds, distanceKm, score, chain });
  };
}

let buffer = new Float64Array(0);

/** By position, the sum of the weights of the sets that have it; valid until the next call. */
function sumsOf(sets: readonly { bits: Bits; weight: number }[], size: number): Float64Array {
  if (buffer.length < size) buffer = new Float64Array(size);
  buffer.fill(0, 0, size);
  for (const { bits, weight } of sets) {
    for (let word = 0; word < bits.length; word++) {
      let rest = bits[word]!;
      while (rest !== 0) {
        const lowest = rest & -rest;
        buffer[(word << 5) + 31 - Math.clz32(lowest)]! += weight;
        rest ^= lowest;
      }
    }
  }
  return buffer;
}

/** Adds the best of a part to the best so far. */
function compareIn<Documents extends AnyDocuments, Index>(
  part: Part<Documents, Index>,
  self: Self<Documents, Index>,
  rules: Likeness<Documents, Index>,
  best: Best<Documents, Index>,
): void {
  const { live, segment } = part;
  const { index, size } = segment;
  const compare = comparer(part, self, rules, best);
  const sets = self.weights.flatMap(({ id, weight }) => {
    const bits = self.setOf(index, id);
    return bits ? [{ bits, weight }] : [];
  });
  const near = new BoxGroup(rules.places(index), boxAround(self.place, rules.maxKm));
  if (isFew(near.sizeLimit, size)) {
    for (const position of near.toArray()) {
      if (!hasBit(live, position)) continue;
      let shared = 0;
      for (const { bits, weight } of sets) if (hasBit(bits, position)) shared += weight;
      if (shared > best.leastShared) compare(position, shared);
    }
    return;
  }
  // Going through each set is less work than through all sets for each document.
  const sums = sumsOf(sets, size);
  for (let position = 0; position < size; position++) {
    const shared = sums[position]!;
    if (shared > best.leastShared && hasBit(live, position)) compare(position, shared);
  }
}

/**
 * The documents most like one, the best first, one of a chain at most; none for one that is in no set, or lies nowhere.
 * @param place where the document is
 * @param ids of the sets that it is in
 */
export function findSimilar<Documents extends AnyDocuments, Index>(
  parts: readonly Part<Documents, Index>[],
  { documents, position }: Document<Documents>,
  place: Point,
  ids: readonly number[],
  setOf: SetOf<Index>,
  rules: Likeness<Documents, Index>,
): SimilarDocument<Documents>[] {
  if (!isOnEarth(place) || ids.length === 0) return [];
  const weights = weightsOf(parts, ids, setOf);
  const own = weights.reduce((sum, { weight }) => sum + weight, 0);
  const best = new Best(rules, own);
  const self = { documents, position, place, setOf, weights, own };
  for (const part of parts) compareIn(part, self, rules, best);
  return best.found;
}
