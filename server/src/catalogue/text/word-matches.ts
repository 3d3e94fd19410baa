import { addAll, emptyBits, hasBit, type Bits } from '../bitset.ts';
import { LEVEL_SCORES } from './levels.ts';

/** The cafes that match one word, by level of quality. */
export class WordMatches {
  readonly #size: number;
  readonly #levels: (Bits | undefined)[] = LEVEL_SCORES.map(() => undefined);
  #union: Bits | null = null;

  constructor(size: number) {
    this.#size = size;
  }

  /** The set of a level, to be filled before any of the getters is used. */
  level(level: number): Bits {
    return (this.#levels[level] ??= emptyBits(this.#size));
  }

  /** Every cafe that matches the word. */
  get bits(): Bits {
    if (!this.#union) {
      this.#union = emptyBits(this.#size);
      for (const bits of this.levels) addAll(this.#union, bits);
    }
    return this.#union;
  }

  /** Best first; a cafe is in its best level and may occur again in lower ones. */
  get levels(): readonly Bits[] {
    return this.#levels.filter((bits) => bits !== undefined);
  }

  /** The score of a cafe's best match; 0 if it does not match. */
  scoreAt(position: number): number {
    for (let level = 0; level < this.#levels.length; level++) {
      const bits = this.#levels[level];
      if (bits !== undefined && hasBit(bits, position)) return LEVEL_SCORES[level]!;
    }
    return 0;
  }
}
