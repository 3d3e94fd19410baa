import { allowedTypos, letterMask, typosBetween } from './typos.ts';

/** How well a typed word meets a token. Any exact or prefix match outranks any forgiven one. */
export const QUALITY = { exact: 4, prefix: 3, oneTypo: 2, twoTypos: 1 } as const;
/** Added to a match that needed no forgiveness. */
export const UNFORGIVEN = 1024;

/** A token of a cafe with the weight of the best field it stands in, 1 to 255. */
export type WeightedTokens = ReadonlyMap<string, number>;

/**
 * Sorted tokens with postings: which cafes carry a token, and with what weight. A posting packs
 * the position above eight bits of weight.
 */
export class TextIndex {
  readonly #tokens: string[];
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;
  readonly #lengths: Uint8Array;
  readonly #masks: Int32Array;

  constructor(documents: readonly WeightedTokens[]) {
    const counts = new Map<string, number>();
    let total = 0;
    for (const tokens of documents) {
      total += tokens.size;
      for (const token of tokens.keys()) counts.set(token, (counts.get(token) ?? 0) + 1);
    }
    this.#tokens = [...counts.keys()].toSorted();
    this.#starts = new Uint32Array(this.#tokens.length + 1);
    this.#postings = new Uint32Array(total);
    this.#lengths = Uint8Array.from(this.#tokens, (token) => Math.min(token.length, 255));
    this.#masks = Int32Array.from(this.#tokens, letterMask);

    const next = new Map<string, number>();
    let start = 0;
    for (const [at, token] of this.#tokens.entries()) {
      this.#starts[at] = start;
      next.set(token, start);
      start += counts.get(token)!;
    }
    this.#starts[this.#tokens.length] = start;
    for (const [position, tokens] of documents.entries()) {
      for (const [token, weight] of tokens) {
        const slot = next.get(token)!;
        this.#postings[slot] = (position << 8) | weight;
        next.set(token, slot + 1);
      }
    }
  }

  /** Bytes of the typed arrays and the tokens' letters. */
  get bytes(): number {
    const letters = this.#tokens.reduce((sum, token) => sum + token.length + 16, 0);
    return (
      this.#starts.byteLength +
      this.#postings.byteLength +
      this.#lengths.byteLength +
      this.#masks.byteLength +
      letters
    );
  }

  /** Raises `best[position]` to how well the word is met by each cafe that meets it. */
  match(word: string, best: Uint16Array): void {
    this.#matchTypos(word, best);
    let at = this.#firstFrom(word);
    if (this.#tokens[at] === word) {
      this.#raise(at, UNFORGIVEN, QUALITY.exact, best);
      at++;
    }
    for (; this.#tokens[at]?.startsWith(word); at++) {
      this.#raise(at, UNFORGIVEN, QUALITY.prefix, best);
    }
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#tokens.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#tokens[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #raise(token: number, base: number, quality: number, best: Uint16Array): void {
    const end = this.#starts[token + 1]!;
    for (let slot = this.#starts[token]!; slot < end; slot++) {
      const posting = this.#postings[slot]!;
      const value = base + quality * (posting & 255);
      const position = posting >>> 8;
      if (value > best[position]!) best[position] = value;
    }
  }

  #matchTypos(word: string, best: Uint16Array): void {
    const most = allowedTypos(word);
    if (most === 0) return;
    const mask = letterMask(word);
    const length = Math.min(word.length, 255);
    for (let token = 0; token < this.#masks.length; token++) {
      if (Math.abs(this.#lengths[token]! - length) > most) continue;
      if (moreBitsThan(this.#masks[token]! ^ mask, 2 * most)) continue;
      const typos = typosBetween(word, this.#tokens[token]!, most);
      if (typos === 0 || typos > most) continue;
      this.#raise(token, 0, typos === 1 ? QUALITY.oneTypo : QUALITY.twoTypos, best);
    }
  }
}

function moreBitsThan(bits: number, most: number): boolean {
  let rest = bits;
  for (let seen = 0; rest !== 0; seen++) {
    if (seen === most) return true;
    rest &= rest - 1;
  }
  return false;
}
