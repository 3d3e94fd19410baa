import { addBit, keepCommon, type Bits } from '../sets/bitset.ts';
import { BitGroup, intersect, type Group } from '../sets/group.ts';
import type { Positions } from '../sets/position-set.ts';
import type { Scratch } from '../sets/scratch.ts';

/** The score of a cafe; 0 for one that does not match. */
export type ScoreAt = (position: number) => number;

/** The cafes of a segment that match a text. */
export interface TextMatches extends Group {
  /** Higher is better: first by how few words have typos, then by the quality of all; 0 for a cafe that does not match. */
  scoreAt: ScoreAt;
  /** No cafe has a higher score. */
  readonly best: number;
  /** Where known, the cafes grouped by score, best first; a cafe may occur again in a lower level. */
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

  get most(): number {
    return this.#list.length;
  }

  has(position: number): boolean {
    return this.scoreAt(position) > 0;
  }

  list(): Positions {
    return this.#list;
  }

  keepIn(bits: Bits, scratch: Scratch): void {
    const all = scratch.empty();
    this.addTo(all);
    keepCommon(bits, all);
  }

  addTo(bits: Bits): void {
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
 * @param matching all cafes with a score above 0
 * @param best no cafe has a higher score
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
 * @param scoreAt the score of a cafe; 0 if it misses a part
 * @param best no cafe has a higher score
 */
export const matchAll = (
  parts: readonly TextMatches[],
  scratch: Scratch,
  scoreAt: ScoreAt,
  best: number,
): TextMatches => toMatches(intersect(parts, scratch), scoreAt, best);

/** What matches any of the alternatives, scored as the best one. */
export function matchAny(alternatives: readonly TextMatches[], scratch: Scratch): TextMatches {
  const bits = scratch.empty();
  for (const matches of alternatives) matches.addTo(bits);
  const scoreAt = (position: number) => {
    let score = 0;
    for (const matches of alternatives) score = Math.max(score, matches.scoreAt(position));
    return score;
  };
  return toMatches(bits, scoreAt, Math.max(...alternatives.map(({ best }) => best)));
}
