import type { Sorting } from '../ranking/first-positions.ts';
import { addBit, intersectWith, type Bits } from '../sets/bitset.ts';
import { BitGroup, intersect, type Group } from '../sets/group.ts';
import type { Positions } from '../sets/position-set.ts';
import type { BitsetPool } from '../sets/bitset-pool.ts';

/** The score of a document; 0 for one that does not match. */
export type ScoreAt = (position: number) => number;

/** The documents of a segment that match a text. */
export interface TextMatches extends Group {
  /** Higher is better: first by how few words have typos, then by the quality of all; 0 for a document that does not match. */
  scoreAt: ScoreAt;
  /** No document has a higher score. */
  readonly best: number;
  /** Where known, the documents grouped by score, best first; one may occur again in a lower level. */
  levels?: readonly Bits[];
}

class ListedMatches implements TextMatches {
  readonly #list: Positions;
  readonly scoreAt: ScoreAt;
  readonly best: number;

  constructor(list: Positions, scoreAt: ScoreAt, best: number) {
    this.#list = list;
    this.scoreAt = scoreAt;
    this.best = best;
  }

  get sizeLimit(): number {
    return this.#list.length;
  }

  has(position: number): boolean {
    return this.scoreAt(position) > 0;
  }

  toArray(): Positions {
    return this.#list;
  }

  intersectInto(bits: Bits, pool: BitsetPool): void {
    const all = pool.empty();
    this.unionInto(all);
    intersectWith(bits, all);
  }

  unionInto(bits: Bits): void {
    for (const position of this.#list) addBit(bits, position);
  }
}

class BitMatches extends BitGroup implements TextMatches {
  readonly scoreAt: ScoreAt;
  readonly best: number;

  constructor(bits: Bits, scoreAt: ScoreAt, best: number) {
    super(bits);
    this.scoreAt = scoreAt;
    this.best = best;
  }
}

/**
 * @param matching all documents with a score above 0
 * @param best no document has a higher score
 */
export const toMatches = (
  matching: Positions | Bits,
  scoreAt: ScoreAt,
  best: number,
): TextMatches =>
  matching instanceof Uint32Array
    ? new BitMatches(matching, scoreAt, best)
    : new ListedMatches(matching, scoreAt, best);

/**
 * What matches all parts.
 * @param scoreAt the score of a document; 0 if it misses a part
 * @param best no document has a higher score
 */
export const matchAll = (
  parts: readonly TextMatches[],
  pool: BitsetPool,
  scoreAt: ScoreAt,
  best: number,
): TextMatches => toMatches(intersect(parts, pool), scoreAt, best);

/** What matches any of the alternatives, scored as the best one. */
export function matchAny(alternatives: readonly TextMatches[], pool: BitsetPool): TextMatches {
  const bits = pool.empty();
  for (const matches of alternatives) matches.unionInto(bits);
  const scoreAt = (position: number) => {
    let score = 0;
    for (const matches of alternatives) score = Math.max(score, matches.scoreAt(position));
    return score;
  };
  return toMatches(bits, scoreAt, Math.max(...alternatives.map(({ best }) => best)));
}

/** By how well the text matches, best first. */
export const sortByScore = (text: TextMatches): Sorting => ({
  keys: [
    (positions, count, keys) => {
      for (let at = 0; at < count; at++) keys[at] = -text.scoreAt(positions[at]!);
    },
  ],
  leastKey: -text.best,
  levels: text.levels,
});
