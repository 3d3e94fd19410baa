import {
  isOnEarth,
  MAX_SIMILAR_CAFES,
  MAX_SIMILAR_REASONS,
  type Bbox,
  type Point,
} from '@cortado/contract';
import { listAt } from '@cortado/search/documents/list-field';
import { compareAt, type Document } from '../documents/documents.ts';
import { BoxGroup } from '@cortado/search/places/box-group';
import type { FilterChoices } from '../filters/filter-choices.ts';
import type { InnerSnapshot } from '../inner-snapshot.ts';
import type { Part } from '../segments/cafes.ts';
import { hasBit, type Bits } from '@cortado/search/sets/bitset';
import { chainOf } from '@cortado/search/text/fold';
import { isFew } from '@cortado/search/sets/group';
import type { Similar } from '../types.ts';
import { chordKm, MAX_SIMILAR_KM, leastShared, rarity, similarity } from './similarity.ts';

/** A little less than a degree of latitude has, so that no cafe in reach is left out. */
const KM_PER_DEGREE = 111;

interface Found extends Similar {
  document: Document;
  score: number;
  chain: string;
}

/** A box around all that is in reach. */
function boxAround({ lat, lng }: Point): Bbox {
  const height = MAX_SIMILAR_KM / KM_PER_DEGREE;
  const south = Math.max(lat - height, -90);
  const north = Math.min(lat + height, 90);
  const narrowest = Math.cos((Math.max(-south, north) * Math.PI) / 180);
  const width = height / Math.max(narrowest, 1e-9);
  if (width >= 180) return [-180, south, 180, north];
  const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return [wrap(lng - width), south, wrap(lng + width), north];
}

/** The active options of a cafe with their weights, the greatest first. */
function weightsOf(snapshot: InnerSnapshot, document: Document) {
  const all = snapshot.cafes.size;
  const { presenter } = snapshot;
  return Array.from(presenter.choices.optionIdsOf(document))
    .filter((id) => presenter.option(id))
    .map((id) => ({ id, weight: rarity(snapshot.countCarrying(id), all) }))
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id);
}

type Weights = ReturnType<typeof weightsOf>;

const isBetter = (a: Found, b: Found) =>
  (b.score - a.score ||
    compareAt(a.document.documents, a.document.position, b.document.documents, b.document.position)) < 0; // prettier-ignore

const chainAt = ({ documents, position }: Document): string =>
  chainOf(String.fromCharCode(...listAt(documents.names, position)));

/** Puts one among the best, if it is; of the branches of a chain only the best. */
function insertBest(best: Found[], found: Found): void {
  const branch = best.findIndex(({ chain }) => chain === found.chain);
  if (branch >= 0) {
    if (!isBetter(found, best[branch]!)) return;
    best.splice(branch, 1);
  } else if (best.length === MAX_SIMILAR_CAFES) {
    if (!isBetter(found, best.at(-1)!)) return;
    best.pop();
  }
  const at = best.findIndex((other) => isBetter(found, other));
  best.splice(at < 0 ? best.length : at, 0, found);
}

/** The cafe that others are compared with. */
interface Self extends Document {
  place: Point;
  weights: Weights;
  own: number;
  choices: FilterChoices;
}

/** The best so far. */
class Best {
  readonly found: Found[] = [];
  readonly #own: number;
  /** What scores or shares less is none of them. */
  leastScore = 0;
  leastShared = 0;

  constructor(own: number) {
    this.#own = own;
  }

  add(found: Found): void {
    insertBest(this.found, found);
    if (this.found.length < MAX_SIMILAR_CAFES) return;
    this.leastScore = this.found.at(-1)!.score;
    this.leastShared = leastShared(this.leastScore, this.#own);
  }
}

/** How a part's cafes are put among the best: by position, and how much they share. */
function comparer(
  { segment: { documents, index: filters } }: Part,
  self: Self,
  best: Best,
): (position: number, shared: number) => void {
  const byDistance = filters.places.byDistance(self.place);
  const one = new Uint32Array(1);
  const chord = new Float64Array(1);
  return (position, shared) => {
    if (documents === self.documents && position === self.position) return;
    one[0] = position;
    byDistance(one, 1, chord);
    const distanceKm = chordKm(chord[0]!);
    if (distanceKm > MAX_SIMILAR_KM) return;
    const rating = { sum: documents.ratingSums[position]!, count: documents.ratingCounts[position]! }; // prettier-ignore
    const score = similarity({ shared, own: self.own }, distanceKm, rating);
    if (score < best.leastScore) return;
    const both = self.weights.filter(({ id }) => {
      const carrying = filters.options.with(id, self.choices);
      return carrying !== undefined && hasBit(carrying, position);
    });
    const optionIds = both.slice(0, MAX_SIMILAR_REASONS).map(({ id }) => id);
    const id = documents.ids[position]!;
    const document = { documents, position };
    best.add({ id, optionIds, distanceKm, score, document, chain: chainAt(document) });
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
function searchPart(part: Part, self: Self, best: Best): void {
  const { live, segment } = part;
  const { index: filters, size } = segment;
  const compare = comparer(part, self, best);
  const sets = self.weights.flatMap(({ id, weight }) => {
    const bits = filters.options.with(id, self.choices);
    return bits ? [{ bits, weight }] : [];
  });
  const near = new BoxGroup(filters.places, boxAround(self.place));
  if (isFew(near.sizeLimit, size)) {
    for (const position of Array.from(near.toArray())) {
      if (!hasBit(live, position)) continue;
      let shared = 0;
      for (const { bits, weight } of sets) if (hasBit(bits, position)) shared += weight;
      if (shared > best.leastShared) compare(position, shared);
    }
    return;
  }
  // Going through each option's cafes is less work than through all options of each cafe.
  const sums = sumsOf(sets, size);
  for (let position = 0; position < size; position++) {
    const shared = sums[position]!;
    if (shared > best.leastShared && hasBit(live, position)) compare(position, shared);
  }
}

/** The cafes most like one, the best first, one of a chain at most; none for one that offers nothing known, or lies nowhere. */
export function findSimilar(snapshot: InnerSnapshot, document: Document): Similar[] {
  const { latitudes, longitudes } = document.documents;
  const place = { lat: latitudes[document.position]!, lng: longitudes[document.position]! };
  const weights = weightsOf(snapshot, document);
  if (!isOnEarth(place) || weights.length === 0) return [];
  const own = weights.reduce((sum, { weight }) => sum + weight, 0);
  const best = new Best(own);
  const { choices } = snapshot.presenter;
  for (const part of snapshot.parts)
    searchPart(part, { ...document, place, weights, own, choices }, best);
  return best.found.map(({ id, optionIds, distanceKm }) => ({ id, optionIds, distanceKm }));
}
