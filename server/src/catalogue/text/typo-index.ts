import { countLost, letterMasks } from './letter-masks.ts';
import { allowedTypos, typosBetween } from './typos.ts';

const MAX_LENGTH = 63;
/** The letters that best distinguish words, as bits of a letter mask. */
const DISCRIMINATING_LETTERS = Array.from('eaiornts', (letter) => letter.charCodeAt(0) & 31);
/** Fewer words are grouped by length alone: their groups are small anyway. */
const MIN_WORDS_WITH_SIGNATURES = 4096;

function signatureOf(mask: number): number {
  let signature = 0;
  for (let bit = 0; bit < DISCRIMINATING_LETTERS.length; bit++)
    signature |= ((mask >>> DISCRIMINATING_LETTERS[bit]!) & 1) << bit;
  return signature;
}

/**
 * Finds words a few typos away. Words are grouped by length and by which discriminating letters they
 * have, so that most groups are skipped as a whole.
 */
export class TypoIndex {
  readonly #words: readonly string[];
  /** How many combinations of discriminating letters are told apart. */
  readonly #signatures: number;
  readonly #groupStarts: Uint32Array;
  readonly #grouped: Uint32Array;
  readonly #once: Int32Array;
  readonly #twice: Int32Array;

  constructor(words: readonly string[]) {
    const count = words.length;
    this.#words = words;
    this.#signatures = count < MIN_WORDS_WITH_SIGNATURES ? 1 : 1 << DISCRIMINATING_LETTERS.length;
    this.#grouped = new Uint32Array(count);
    this.#once = new Int32Array(count);
    this.#twice = new Int32Array(count);
    const groups = new Uint32Array(count);
    const starts = new Uint32Array((MAX_LENGTH + 1) * this.#signatures + 1);
    for (let word = 0; word < count; word++) {
      const { length } = words[word]!;
      groups[word] = this.#group(Math.min(length, MAX_LENGTH), letterMasks(words[word]!).once);
      starts[groups[word]! + 1]!++;
    }
    for (let group = 1; group < starts.length; group++) starts[group]! += starts[group - 1]!;
    const next = starts.slice();
    for (let word = 0; word < count; word++) {
      const slot = next[groups[word]!]!++;
      const { once, twice } = letterMasks(words[word]!);
      this.#grouped[slot] = word;
      this.#once[slot] = once;
      this.#twice[slot] = twice;
    }
    this.#groupStarts = starts;
  }

  #group(length: number, mask: number): number {
    return this.#signatures === 1 ? length : length * this.#signatures + signatureOf(mask);
  }

  /** Visits the index of each word within the allowed typos, and their number; exact matches are left out. */
  each(typed: string, visit: (word: number, typos: number) => void): void {
    const limit = allowedTypos(typed);
    if (limit === 0) return;
    const { once, twice } = letterMasks(typed);
    const signature = this.#signatures === 1 ? 0 : signatureOf(once);
    const length = Math.min(typed.length, MAX_LENGTH);
    const longest = Math.min(length + limit, MAX_LENGTH);
    for (let near = Math.max(length - limit, 1); near <= longest; near++) {
      // A longer word has used typos to gain letters, which leaves fewer to lose others, and the other way
      // round. Lengths beyond MAX_LENGTH share a group.
      const more = longest === MAX_LENGTH ? 0 : near - length;
      const maxLost = limit - Math.max(more, 0);
      const maxGained = limit - Math.max(-more, 0);
      for (let other = 0; other < this.#signatures; other++) {
        if (countLost(signature, other) > maxLost) continue;
        if (countLost(other, signature) > maxGained) continue;
        const group = near * this.#signatures + other;
        const end = this.#groupStarts[group + 1]!;
        for (let slot = this.#groupStarts[group]!; slot < end; slot++) {
          const nearOnce = this.#once[slot]!;
          const lost = countLost(once, nearOnce);
          if (lost > maxLost) continue;
          const gained = countLost(nearOnce, once);
          if (gained > maxGained) continue;
          const nearTwice = this.#twice[slot]!;
          if (lost + countLost(twice, nearTwice) > maxLost) continue;
          if (gained + countLost(nearTwice, twice) > maxGained) continue;
          const word = this.#grouped[slot]!;
          const typos = typosBetween(typed, this.#words[word]!, limit);
          if (typos > 0 && typos <= limit) visit(word, typos);
        }
      }
    }
  }
}
