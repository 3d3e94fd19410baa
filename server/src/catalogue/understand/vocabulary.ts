import type { CafeQuery } from '@cortado/contract';
import type { Meaning } from '../types.ts';

/** How much of some words is the beginning of a cafe's name. */
export interface NameBeginning {
  /** In words; 0 for none. */
  length: number;
  /** Whether it is the whole name; text in brackets after it names a branch and may be left out. */
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
  /** Whether the name of a cafe has all of some words, the branch in brackets apart. */
  isNamed(words: readonly string[]): boolean;
  /**
   * Whether a cafe has a word in its name, or one of those that a query finds has it anywhere, be it mistyped if it is long; any cafe, where
   * the query finds none.
   * @param isLast whether more of it may be typed yet
   * @param within the same each time
   */
  knows(word: string, isLast: boolean, within: CafeQuery): boolean;
  /** Whether a query finds all cafes. @param key names the query */
  findsAll(key: string, query: () => CafeQuery): boolean;
  /** What the directory's clocks show, in minutes counted from 1970. */
  wall(): number;
}
