import { allowedTypos, typosBetween } from './typos.ts';

const LONGEST = 63;
/** The letters that best tell words apart, as bits of a letter mask. */
const TELLING = Array.from('eaiornts', (letter) => letter.charCodeAt(0) & 31);
const SIGNATURES = 1 << TELLING.length;

/** Which of 32 letter classes a word has: each typo changes at most two of them. */
function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

function signatureOf(mask: number): number {
  let signature = 0;
  for (const [bit, letter] of TELLING.entries()) signature |= ((mask >>> letter) & 1) << bit;
  return signature;
}

function countOnes(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const ONES = Uint8Array.from({ length: SIGNATURES }, (_, bits) => countOnes(bits));

/**
 * Finds words a few typos away. Words are grouped by length and by which telling letters they have,
 * so that most groups are passed over unread.
 */
export class TypoIndex {
  readonly #words: readonly string[];
  readonly #groupStarts = new Uint32Array((LONGEST + 1) * SIGNATURES + 1);
  readonly #grouped: Uint32Array;
  readonly #masks: Int32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#grouped = new Uint32Array(words.length);
    this.#masks = new Int32Array(words.length);
    const masks = Int32Array.from(words, letterMask);
    const groups = Uint32Array.from(words, (word, at) => {
      const length = Math.min(word.length, LONGEST);
      return length * SIGNATURES + signatureOf(masks[at]!);
    });
    const starts = this.#groupStarts;
    for (const group of groups) starts[group + 1]!++;
    for (let group = 1; group < starts.length; group++) starts[group]! += starts[group - 1]!;
    const next = starts.slice();
    for (const [word, group] of groups.entries()) {
      const slot = next[group]!++;
      this.#grouped[slot] = word;
      this.#masks[slot] = masks[word]!;
    }
  }

  /** Calls back with the number of each word that needs forgiving, and by how much. */
  each(typed: string, visit: (word: number, typos: number) => void): void {
    const most = allowedTypos(typed);
    if (most === 0) return;
    const mask = letterMask(typed);
    const signature = signatureOf(mask);
    const length = Math.min(typed.length, LONGEST);
    const longest = Math.min(length + most, LONGEST);
    for (let near = Math.max(length - most, 1); near <= longest; near++) {
      // A letter more or less changes one class at most; beyond LONGEST lengths are not told apart.
      const shift = longest === LONGEST ? 0 : Math.abs(near - length);
      for (let other = 0; other < SIGNATURES; other++) {
        if (ONES[other ^ signature]! > 2 * most - shift) continue;
        const group = near * SIGNATURES + other;
        const end = this.#groupStarts[group + 1]!;
        for (let slot = this.#groupStarts[group]!; slot < end; slot++) {
          if (countOnes(this.#masks[slot]! ^ mask) > 2 * most - shift) continue;
          const word = this.#grouped[slot]!;
          const typos = typosBetween(typed, this.#words[word]!, most);
          if (typos > 0 && typos <= most) visit(word, typos);
        }
      }
    }
  }

  /** Bytes of its arrays. */
  get bytes(): number {
    return this.#groupStarts.byteLength + this.#grouped.byteLength + this.#masks.byteLength;
  }
}
