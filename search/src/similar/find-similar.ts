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

/** A set, and what being in it counts. */
interface Weighed {
  id: number;
  weight: number;
}

/** The document that others are compared with. */
interface Self<Documents, Index> extends Document<Documents> {
  /** Where it is. */
  place: Point;
  /** The sets that it is in. */
  ids: readonly number[];
  setOf: SetOf<Index>;
}

/** The sets with their weights, the greatest first. */
function weigh<Index>(
  parts: readonly Part<AnyDocuments, Index>[],
  { ids, setOf }: Pick<Self<unknown, Index>, 'ids' | 'setOf'>,
): Weighed[] {
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

/** The documents most like one, as far as they were compared. */
class Best<Documents extends AnyDocuments, Index> {
  /** The best first; of the branches of a chain only the best. */
  readonly found: Found<Documents>[] = [];
  readonly #self: Self<Documents, Index>;
  readonly #rules: Likeness<Documents, Index>;
  readonly #weights: readonly Weighed[];
  readonly #own: number;
  /** What scores or shares less is none of them. */
  #leastScore = 0;
  #leastShared = 0;

  constructor(
    self: Self<Documents, Index>,
    rules: Likeness<Documents, Index>,
    weights: readonly Weighed[],
  ) {
    this.#self = self;
    this.#rules = rules;
    this.#weights = weights;
    this.#own = weights.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Compares a part's documents. */
  addFrom({ live, segment }: Part<Documents, Index>): void {
    const { place, setOf } = this.#self;
    const { places, maxKm } = this.#rules;
    const { documents, index, size } = segment;
    const compare = this.#comparerIn(documents, index);
    const sets = this.#weights.flatMap(({ id, weight }) => {
      const bits = setOf(index, id);
      return bits ? [{ bits, weight }] : [];
    });
    const near = new BoxGroup(places(index), boxAround(place, maxKm));
    if (isFew(near.sizeLimit, size)) {
      for (const position of near.toArray()) {
        if (!hasBit(live, position)) continue;
        let shared = 0;
        for (const { bits, weight } of sets) if (hasBit(bits, position)) shared += weight;
        if (shared > this.#leastShared) compare(position, shared);
      }
      return;
    }
    // Going through each set is less work than through all sets for each document.
    const sums = sumsOf(sets, size);
    for (let position = 0; position < size; position++) {
      const shared = sums[position]!;
      if (shared > this.#leastShared && hasBit(live, position)) compare(position, shared);
    }
  }

  /** Compares a document by its position and how much it shares. */
  #comparerIn(documents: Documents, index: Index): (position: number, shared: number) => void {
    const self = this.#self;
    const rules = this.#rules;
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
      const score = likeness(rules, { shared, own: this.#own }, distanceKm, quality);
      if (score < this.#leastScore) return;
      const both = this.#weights.filter(({ id }) => {
        const set = self.setOf(index, id);
        return set !== undefined && hasBit(set, position);
      });
      const setIds = both.map(({ id }) => id);
      const chain = chainOf(String.fromCharCode(...listAt(documents.names, position)));
      this.#insert({ documents, position, setIds, distanceKm, score, chain });
    };
  }

  /** Puts one among the best, if it is. */
  #insert(found: Found<Documents>): void {
    const best = this.found;
    const { limit } = this.#rules;
    const branch = best.findIndex(({ chain }) => chain === found.chain);
    if (branch >= 0) {
      if (!this.#isBetter(found, best[branch]!)) return;
      best.splice(branch, 1);
    } else if (best.length === limit) {
      if (!this.#isBetter(found, best.at(-1)!)) return;
      best.pop();
    }
    const at = best.findIndex((other) => this.#isBetter(found, other));
    best.splice(at < 0 ? best.length : at, 0, found);
    if (best.length < limit) return;
    this.#leastScore = best.at(-1)!.score;
    this.#leastShared = leastShared(this.#rules, this.#leastScore, this.#own);
  }

  #isBetter(a: Found<Documents>, b: Found<Documents>): boolean {
    const difference = b.score - a.score;
    if (difference !== 0) return difference < 0;
    return this.#rules.compare(a.documents, a.position, b.documents, b.position) < 0;
  }
}

/** The documents most like one, the best first, one of a chain at most; none for one that is in no set, or lies nowhere. */
export function findSimilar<Documents extends AnyDocuments, Index>(
  parts: readonly Part<Documents, Index>[],
  self: Self<Documents, Index>,
  rules: Likeness<Documents, Index>,
): SimilarDocument<Documents>[] {
  if (!isOnEarth(self.place) || self.ids.length === 0) return [];
  const best = new Best(self, rules, weigh(parts, self));
  for (const part of parts) best.addFrom(part);
  return best.found;
}
