import type { Meaning } from '../text/phrases.ts';

/** How much of some words is the beginning of a cafe's name. */
export interface NameBeginning {
  /** In words; 0 for none. */
  length: number;
  /** Whether it is the whole name; what stands in brackets after it tells a branch and may be left out. */
  isWhole: boolean;
}

/** What words are understood by: the names of the directory. Words are folded. */
export interface Vocabulary {
  /** What an area or option is called, by `phraseKey`. */
  meaningOf(key: string): Meaning | undefined;
  /** The most words of such a phrase. */
  readonly longest: number;
  /** The one word of these phrases that a typed one is with a typo; undefined for a word that some cafe has. */
  correct(word: string): string | undefined;
  /** The longest beginning of a cafe's name that the words begin with: of two words at least, or the only one. */
  nameAt(words: readonly string[]): NameBeginning;
  /** Whether any cafe is found by a word. */
  finds(word: string): boolean;
  /** The minute of the week, from Monday 0:00, that the directory's clocks show. */
  minuteOfWeek(): number;
}
