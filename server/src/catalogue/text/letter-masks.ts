import { countWord } from '../bitset.ts';

/** Bit masks of the letters of a word, in 32 classes: those it has, and those it has more than once. */
export interface LetterMasks {
  once: number;
  twice: number;
}

export function letterMasks(word: string): LetterMasks {
  let once = 0;
  let twice = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = 1 << (word.charCodeAt(at) & 31);
    twice |= once & letter;
    once |= letter;
  }
  return { once, twice };
}

/** How many letter classes of `from` are missing in `to`: each typo removes at most one. */
export function countLost(from: number, to: number): number {
  return countWord(from & ~to);
}
