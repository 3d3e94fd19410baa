import { addAll, emptyBits, hasBit, type Bits } from '../bitset.ts';
import { LEVEL_SCORES } from './levels.ts';

/** The cafes that meet one word, by how well. */
export class WordMatches {
  readonly #size: number;
  readonly #levels: (Bits | undefined)[] = LEVEL_SCORES.map(() => undefined);
  #union: Bits | null = null;

  constructor(size: number) {
    this.#size = size;
  }

  /** The cafes of a level, to be added to before anything is asked. */
  level(level: number): Bits {
    return (this.#levels[level] ??= emptyBits(this.#size));
  }

  /** Every cafe that meets the word. */
  get bits(): Bits {
    if (!this.#union) {
      this.#union = emptyBits(this.#size);
      for (const bits of this.levels) addAll(this.#union, bits);
    }
    return this.#union;
  }

  /** Best first; a cafe stands where it is met best, and may stand further down again. */
  get levels(): readonly Bits[] {
    return this.#levels.filter((bits) => bits !== undefined);
  }

  /** How well a cafe meets the word; 0 where it does not. */
  scoreAt(position: number): number {
    for (let level = 0; level < this.#levels.length; level++) {
      const bits = this.#levels[level];
      if (bits !== undefined && hasBit(bits, position)) return LEVEL_SCORES[level]!;
    }
    return 0;
  }
}
