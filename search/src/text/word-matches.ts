import { unionWith, hasBit, intersectWith, type Bits } from '../sets/bitset.ts';
import { listOf, type Positions } from '../sets/position-set.ts';
import type { BitsetPool } from '../sets/bitset-pool.ts';
import { toMatches, type TextMatches } from './text-matches.ts';

/** How many bits the level takes next to a position. */
const LEVEL_BITS = 5;

/** A document that matches one word: its position above its level of quality, so that the best level of a document sorts first. */
export const toWordMatch = (position: number, level: number): number =>
  (position << LEVEL_BITS) | level;

/**
 * The few documents that match a word.
 * @param matches of `toWordMatch`, in any order; used up
 * @param scoreOf the score of each level
 */
export function fewMatches(matches: Uint32Array, scoreOf: readonly number[]): TextMatches {
  matches.sort();
  const list: number[] = [];
  const scores: number[] = [];
  let best = 0;
  let last = -1;
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at]!;
    const position = match >>> LEVEL_BITS;
    if (position === last) continue;
    last = position;
    const score = scoreOf[match & ((1 << LEVEL_BITS) - 1)]!;
    if (score > best) best = score;
    list.push(position);
    scores.push(score);
  }
  return toMatches(list, (position) => scores[indexOf(list, position)] ?? 0, best);
}

/** Binary search; -1 if the list does not have the position. */
function indexOf(list: Positions, position: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = list[middle]!;
    if (found === position) return middle;
    if (found < position) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The many documents that match a word, in bit sets by level of quality. */
export class WordMatches implements TextMatches {
  readonly sizeLimit = Infinity;
  readonly #pool: BitsetPool;
  /** By level. */
  readonly #scoreOf: readonly number[];
  readonly #byLevel: (Bits | undefined)[] = [];
  /** The levels whose set is the index's own, not to be changed, a bit each. */
  #shared = 0;
  readonly levels: Bits[] = [];
  /** In the order of `levels`. */
  readonly #scores: number[] = [];
  #all: Bits | null = null;

  constructor(pool: BitsetPool, scoreOf: readonly number[]) {
    this.#pool = pool;
    this.#scoreOf = scoreOf;
  }

  /** The set of a level, to be filled. */
  level(level: number): Bits {
    const bits = this.#byLevel[level] ?? this.#pool.empty();
    const isShared = (this.#shared & (1 << level)) !== 0;
    this.#shared &= ~(1 << level);
    return (this.#byLevel[level] = isShared ? this.#pool.copy(bits) : bits);
  }

  /** Adds a set to a level. It is not changed. */
  addSet(level: number, bits: Bits): void {
    if (this.#byLevel[level]) {
      unionWith(this.level(level), bits);
    } else {
      this.#byLevel[level] = bits;
      this.#shared |= 1 << level;
    }
  }

  /** To be called once all levels are filled, before anything below is used. */
  finish(): this {
    for (let level = 0; level < this.#byLevel.length; level++) {
      const bits = this.#byLevel[level];
      if (!bits) continue;
      this.levels.push(bits);
      this.#scores.push(this.#scoreOf[level]!);
    }
    return this;
  }

  get best(): number {
    return this.#scores[0] ?? 0;
  }

  scoreAt(position: number): number {
    for (let at = 0; at < this.levels.length; at++) {
      if (hasBit(this.levels[at]!, position)) return this.#scores[at]!;
    }
    return 0;
  }

  has(position: number): boolean {
    return this.scoreAt(position) > 0;
  }

  toArray(): Positions {
    return listOf(this.#union());
  }

  intersectInto(bits: Bits): void {
    intersectWith(bits, this.#union());
  }

  unionInto(bits: Bits): void {
    for (const level of this.levels) unionWith(bits, level);
  }

  #union(): Bits {
    if (!this.#all) this.unionInto((this.#all = this.#pool.empty()));
    return this.#all;
  }
}
