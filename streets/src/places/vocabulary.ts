import { isDirection, spellingsOf } from './words.ts';

/** The shortest word that may be misspelled, and its letters at the start that may not. */
export const FORGIVEN_LENGTH = 4;
const SURE_LETTERS = 1;

/** A name whose words begin with a typed one. */
type Visit = (name: number, isWhole: boolean, leads: boolean) => void;

/** Every spelling of every word of some names, in alphabetical order, with the names that have it. */
export class Vocabulary {
  readonly #words: readonly string[];
  /** Where a word's names begin; one more than there are words. */
  readonly #starts: Uint32Array;
  /** Twice the number of a name; one more where the word leads it. */
  readonly #names: Uint32Array;

  /** @param names the folded words of each */
  constructor(names: readonly (readonly string[])[]) {
    const postings = new Map<string, number[]>();
    for (const [name, words] of names.entries()) {
      for (const [i, word] of words.entries()) {
        const leads = i === 0 || (i === 1 && isDirection(words[0]!));
        for (const spelling of spellingsOf(word, i === 0 && words.length > 1)) {
          const posting = postings.get(spelling);
          if (posting) posting.push(name * 2 + Number(leads));
          else postings.set(spelling, [name * 2 + Number(leads)]);
        }
      }
    }
    this.#words = [...postings.keys()].toSorted();
    const lists = this.#words.map((word) => postings.get(word)!);
    this.#starts = new Uint32Array(lists.length + 1);
    for (const [i, list] of lists.entries()) this.#starts[i + 1] = this.#starts[i]! + list.length;
    this.#names = Uint32Array.from(lists.flat());
  }

  /** Whether any word begins with `typed`. */
  has(typed: string): boolean {
    return this.#words[this.#firstFrom(typed)]?.startsWith(typed) ?? false;
  }

  /** Visits every name that has a word beginning with `typed`. */
  visit(typed: string, visit: Visit): void {
    for (let at = this.#firstFrom(typed); this.#words[at]?.startsWith(typed); at++) {
      this.#visitNames(at, this.#words[at]!.length === typed.length, visit);
    }
  }

  /** Visits every name that has a word beginning with `typed` but for one letter, which is not the first. */
  visitNearly(typed: string, visit: Visit): void {
    const sure = typed.slice(0, SURE_LETTERS);
    for (let at = this.#firstFrom(sure); this.#words[at]?.startsWith(sure); at++) {
      const word = this.#words[at]!;
      if (beginsNearly(word, typed)) {
        this.#visitNames(at, Math.abs(word.length - typed.length) <= 1, visit);
      }
    }
  }

  #visitNames(word: number, isWhole: boolean, visit: Visit): void {
    for (let i = this.#starts[word]!; i < this.#starts[word + 1]!; i++) {
      const name = this.#names[i]!;
      visit(name >>> 1, isWhole, (name & 1) === 1);
    }
  }

  /** The place of the first word that is not before `typed` in the alphabet. */
  #firstFrom(typed: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]! < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Whether a word begins with what was typed after one letter is replaced, left out, put in or swapped with the next one. */
function beginsNearly(word: string, typed: string): boolean {
  let i = 0;
  while (i < typed.length && word[i] === typed[i]) i++;
  const rest = typed.slice(i + 1);
  return (
    word.startsWith(rest, i + 1) ||
    word.startsWith(rest, i) ||
    word.startsWith(typed.slice(i), i + 1) ||
    (typed[i] === word[i + 1] &&
      typed[i + 1] === word[i] &&
      word.startsWith(typed.slice(i + 2), i + 2))
  );
}
