import { tokenize } from './fold.ts';
import { Dictionary } from './dictionary.ts';
import { runToEnd } from '../slices.ts';

/** Shorter words are other words as often as typos. */
const MIN_CORRECTED = 4;

/** The form in which singular and plural are equal. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** The form in which phrases are compared. @param words folded */
export const phraseKey = (words: readonly string[]): string => words.map(singular).join(' ');

/** The names of things, such as areas, and what each name means. Immutable. */
export class Phrases<Meaning> {
  readonly #meanings = new Map<string, Meaning>();
  readonly #dictionary: Dictionary;
  readonly longest: number = 0;

  /** @param named the first of equal names counts */
  constructor(named: Iterable<readonly [name: string, Meaning]>) {
    const words = new Set<string>();
    for (const [name, meaning] of named) {
      const own = tokenize(name);
      const key = phraseKey(own);
      if (key === '' || this.#meanings.has(key)) continue;
      this.#meanings.set(key, meaning);
      this.longest = Math.max(this.longest, own.length);
      for (const word of own) if (word.length >= MIN_CORRECTED) words.add(word);
    }
    this.#dictionary = runToEnd(Dictionary.build([...words].toSorted()));
  }

  get(key: string): Meaning | undefined {
    return this.#meanings.get(key);
  }

  /** The word that a typed one is with one typo, which is not in its first letter; of several, the first by name. */
  correct(typed: string): string | undefined {
    if (typed.length < MIN_CORRECTED) return undefined;
    let nearest: string | undefined;
    for (const { from, quality } of this.#dictionary.find(typed)) {
      if (quality === 'exact') return undefined;
      const word = this.#dictionary.words[from]!;
      const isNear = quality === 'oneTypo' && word[0] === typed[0];
      if (isNear && (nearest === undefined || word < nearest)) nearest = word;
    }
    return nearest;
  }
}
