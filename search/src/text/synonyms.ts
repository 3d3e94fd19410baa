/** Alternatives for one phrase, the typed one first; an alternative matches where all its words do. */
export type Clause = readonly (readonly string[])[];

/** What people type for words of a directory. Immutable. */
export class Synonyms {
  readonly #meant = new Map<string, string[][]>();
  /** The most words on the typed side. */
  readonly #longest: number;

  /** @param list both sides folded words, with a space between two */
  constructor(list: readonly (readonly [typed: string, meant: string])[]) {
    for (const [typed, words] of list)
      this.#meant.set(typed, [...(this.#meant.get(typed) ?? []), words.split(' ')]);
    this.#longest = Math.max(0, ...list.map(([typed]) => typed.split(' ').length));
  }

  /** What else a typed text means. @param typed folded words with a space between two */
  meantBy(typed: string): readonly string[] {
    return (this.#meant.get(typed) ?? []).map((words) => words.join(' '));
  }

  /** Splits typed words into unique clauses, which all have to match; the longest synonym wins. */
  toClauses(words: readonly string[]): Clause[] {
    const clauses = new Map<string, Clause>();
    let at = 0;
    while (at < words.length) {
      let taken = 1;
      let alternatives: string[][] = [];
      for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
        const meant = this.#meant.get(words.slice(at, at + length).join(' '));
        if (meant) {
          taken = length;
          alternatives = meant;
          break;
        }
      }
      const typed = words.slice(at, at + taken);
      clauses.set(typed.join(' '), [typed, ...alternatives]);
      at += taken;
    }
    return [...clauses.values()];
  }
}
