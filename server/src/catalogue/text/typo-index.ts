import { countLost, letterMasks } from './letter-masks.ts';
import { allowedTypos, typosBetween } from './typos.ts';

const MAX_LENGTH = 63;
/** The letters that best distinguish words, as bits of a letter mask. */
const DISCRIMINATING_LETTERS = Array.from('eaiornts', (letter) => letter.charCodeAt(0) & 31);
const SIGNATURES = 1 << DISCRIMINATING_LETTERS.length;

function signatureOf(mask: number): number {
  let signature = 0;
  for (const [bit, letter] of DISCRIMINATING_LETTERS.entries())
    signature |= ((mask >>> letter) & 1) << bit;
  return signature;
}

/**
 * Finds words a few typos away. Words are grouped by length and by which discriminating letters they
 * have, so that most groups are skipped as a whole.
 */
export class TypoIndex {
  readonly #words: readonly string[];
  readonly #groupStarts = new Uint32Array((MAX_LENGTH + 1) * SIGNATURES + 1);
  readonly #grouped: Uint32Array;
  readonly #once: Int32Array;
  readonly #twice: Int32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#grouped = new Uint32Array(words.length);
    this.#once = new Int32Array(words.length);
    this.#twice = new Int32Array(words.length);
    const masks = words.map(letterMasks);
    const groups = words.map(
      (word, at) => Math.min(word.length, MAX_LENGTH) * SIGNATURES + signatureOf(masks[at]!.once),
    );
    const starts = this.#groupStarts;
    for (const group of groups) starts[group + 1]!++;
    for (let group = 1; group < starts.length; group++) starts[group]! += starts[group - 1]!;
    const next = starts.slice();
    for (const [word, group] of groups.entries()) {
      const slot = next[group]!++;
      this.#grouped[slot] = word;
      this.#once[slot] = masks[word]!.once;
      this.#twice[slot] = masks[word]!.twice;
    }
  }

  /** Visits the index of each word within the allowed typos, and their number; exact matches are left out. */
  each(typed: string, visit: (word: number, typos: number) => void): void {
    const limit = allowedTypos(typed);
    if (limit === 0) return;
    const { once, twice } = letterMasks(typed);
    const signature = signatureOf(once);
    const length = Math.min(typed.length, MAX_LENGTH);
    const longest = Math.min(length + limit, MAX_LENGTH);
    for (let near = Math.max(length - limit, 1); near <= longest; near++) {
      // A longer word has used typos to gain letters, which leaves fewer to lose others, and the other way
      // round. Lengths beyond MAX_LENGTH share a group.
      const more = longest === MAX_LENGTH ? 0 : near - length;
      const maxLost = limit - Math.max(more, 0);
      const maxGained = limit - Math.max(-more, 0);
      for (let other = 0; other < SIGNATURES; other++) {
        if (countLost(signature, other) > maxLost) continue;
        if (countLost(other, signature) > maxGained) continue;
        const group = near * SIGNATURES + other;
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
