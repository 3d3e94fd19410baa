import { isOnEarth, MAX_SIMILAR_CAFES, MAX_SIMILAR_REASONS, type Bbox } from '@cortado/contract';
import { compareAt, listAt, type Document } from '../documents/documents.ts';
import type { MemorySnapshot } from '../memory-snapshot.ts';
import type { Part } from '../segments/segment.ts';
import { hasBit } from '../sets/bitset.ts';
import { BitGroup, intersect } from '../sets/group.ts';
import { toPositionSet } from '../sets/position-set.ts';
import type { Similar } from '../types.ts';
import { chordKm, MAX_SIMILAR_KM, rarity, similarity } from './similarity.ts';

/** A little less than a degree of latitude has, so that no cafe in reach is left out. */
const KM_PER_DEGREE = 111;

interface Found extends Similar {
  document: Document;
  score: number;
}

/** A box around all that is in reach. */
function boxAround(latitude: number, longitude: number): Bbox {
  const height = MAX_SIMILAR_KM / KM_PER_DEGREE;
  const south = Math.max(latitude - height, -90);
  const north = Math.min(latitude + height, 90);
  const narrowest = Math.cos((Math.max(-south, north) * Math.PI) / 180);
  const width = height / Math.max(narrowest, 1e-9);
  if (width >= 180) return [-180, south, 180, north];
  const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return [wrap(longitude - width), south, wrap(longitude + width), north];
}

/** The active options of a cafe with how much each tells, the most telling first. */
function weightsOf(snapshot: MemorySnapshot, { documents, position }: Document) {
  const all = snapshot.cafes.size;
  return [...listAt(documents.filterOptionIds, position)]
    .filter((id) => snapshot.presenter.option(id))
    .map((id) => ({ id, weight: rarity(snapshot.countCarrying(id), all) }))
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id);
}

type Weights = ReturnType<typeof weightsOf>;

const isBetter = (a: Found, b: Found) =>
  (b.score - a.score ||
    compareAt(a.document.documents, a.document.position, b.document.documents, b.document.position)) < 0; // prettier-ignore

/** Puts one among the best, if it is. */
function keepBest(best: Found[], found: Found): void {
  if (best.length === MAX_SIMILAR_CAFES) {
    if (!isBetter(found, best.at(-1)!)) return;
    best.pop();
  }
  const at = best.findIndex((other) => isBetter(found, other));
  best.splice(at < 0 ? best.length : at, 0, found);
}

/** Adds the best of a part to the best so far. */
function searchPart(part: Part, self: Document, weights: Weights, best: Found[]): void {
  const { documents, filters, scratch } = part.segment;
  const lat = self.documents.latitudes[self.position]!;
  const lng = self.documents.longitudes[self.position]!;
  scratch.reset();
  const near = [new BitGroup(part.live), filters.places.within(boxAround(lat, lng))];
  const positions = toPositionSet(intersect(near, scratch)).toArray();
  const chords = new Float64Array(positions.length);
  filters.places.byDistance({ lat, lng })(positions, positions.length, chords);
  const own = weights.reduce((sum, { weight }) => sum + weight, 0);
  const carrying = weights.map(({ id, weight }) => ({ id, weight, bits: filters.option(id) }));
  const has = (bits: Uint32Array | undefined, position: number) =>
    bits !== undefined && hasBit(bits, position);
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at]!;
    let shared = 0;
    for (const { weight, bits } of carrying) if (has(bits, position)) shared += weight;
    if (shared === 0 || (documents === self.documents && position === self.position)) continue;
    const distanceKm = chordKm(chords[at]!);
    if (distanceKm > MAX_SIMILAR_KM) continue;
    const rating = { sum: documents.ratingSums[position]!, count: documents.ratingCounts[position]! }; // prettier-ignore
    const score = similarity({ shared, own }, distanceKm, rating);
    if (best.length === MAX_SIMILAR_CAFES && score < best.at(-1)!.score) continue;
    const optionIds = carrying
      .filter(({ bits }) => has(bits, position))
      .slice(0, MAX_SIMILAR_REASONS)
      .map(({ id }) => id);
    const id = documents.ids[position]!;
    keepBest(best, { id, optionIds, distanceKm, score, document: { documents, position } });
  }
}

/** The cafes most like one, the best first; none for one that offers nothing known, or lies nowhere. */
export function findSimilar(snapshot: MemorySnapshot, self: Document): Similar[] {
  const { latitudes, longitudes } = self.documents;
  const place = { lat: latitudes[self.position]!, lng: longitudes[self.position]! };
  const weights = weightsOf(snapshot, self);
  if (!isOnEarth(place) || weights.length === 0) return [];
  const best: Found[] = [];
  for (const part of snapshot.parts) searchPart(part, self, weights, best);
  return best.map(({ id, optionIds, distanceKm }) => ({ id, optionIds, distanceKm }));
}
