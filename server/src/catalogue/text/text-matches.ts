import { addAll, addBit, emptyBits, keepCommon, type Bits } from '../bitset.ts';
import { BitGroup, intersect, type Group } from '../group.ts';
import type { Positions } from '../position-set.ts';

/** The score of a cafe; 0 for one that does not match. */
export type ScoreAt = (position: number) => number;

/** The cafes of a segment that match a text. */
export interface TextMatches extends Group {
  /** Adds them to a set. */
  addTo(bits: Bits): void;
  /** Higher is better: first by how few words have typos, then by the quality of all; 0 for a cafe that does not match. */
  scoreAt: ScoreAt;
  /** Where known, the cafes grouped by score, best first; a cafe may occur again in a lower level. */
  levels?: readonly Bits[];
}

class ListedMatches implements TextMatches {
  readonly #list: Positions;
  readonly scoreAt: ScoreAt;

  constructor(list: Positions, scoreAt: ScoreAt) {
    this.#list = list;
    this.scoreAt = scoreAt;
  }

  get most(): number {
    return this.#list.length;
  }

  has(position: number): boolean {
    return this.scoreAt(position) > 0;
  }

  list(): Positions {
    return this.#list;
  }

  keepIn(bits: Bits): void {
    const all = emptyBits(bits.length * 32);
    this.addTo(all);
    keepCommon(bits, all);
  }

  addTo(bits: Bits): void {
    for (const position of this.#list) addBit(bits, position);
  }
}

class BitMatches extends BitGroup implements TextMatches {
  readonly #bits: Bits;
  readonly scoreAt: ScoreAt;

  constructor(bits: Bits, scoreAt: ScoreAt) {
    super(bits);
    this.#bits = bits;
    this.scoreAt = scoreAt;
  }

  addTo(bits: Bits): void {
    addAll(bits, this.#bits);
  }
}

/** @param matching all cafes with a score above 0 */
export const toMatches = (matching: Positions | Bits, scoreAt: ScoreAt): TextMatches =>
  matching instanceof Uint32Array
    ? new BitMatches(matching, scoreAt)
    : new ListedMatches(matching, scoreAt);

/**
 * What matches all parts.
 * @param scoreAt the score of a cafe; 0 if it misses a part
 */
export const matchAll = (
  parts: readonly TextMatches[],
  size: number,
  scoreAt: ScoreAt,
): TextMatches => toMatches(intersect(parts, size), scoreAt);

/** What matches any of the alternatives, scored as the best one. */
export function matchAny(alternatives: readonly TextMatches[], size: number): TextMatches {
  const bits = emptyBits(size);
  for (const matches of alternatives) matches.addTo(bits);
  return toMatches(bits, (position) =>
    Math.max(...alternatives.map((matches) => matches.scoreAt(position))),
  );
}
