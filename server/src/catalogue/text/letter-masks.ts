import { countWord } from '../bitset.ts';

/** Which of 32 letter classes a word has, and which it has more than once. */
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

/** How many classes of one mask another lacks: each typo loses at most one. */
export function countLost(from: number, to: number): number {
  return countWord(from & ~to);
}
