import { tokenize } from './fold.ts';
import { EXACT_OR_PREFIX_BONUS } from './levels.ts';
import { toClauses, type Clause } from './synonyms.ts';
import type { TextIndex } from './text-index.ts';
import { matchAll, matchAny, toMatches, type TextMatches } from './text-matches.ts';

/** What a typed text asks of each segment. */
export type TextQuestion = readonly Clause[];

/** Null for the empty text. */
export const toTextQuestion = (text: string): TextQuestion | null =>
  text === '' ? null : toClauses(tokenize(text));

/** Scores an alternative of several words as one: the mean, with the bonus only if every word has it; 0 if one is missing. */
function meanScore(words: readonly TextMatches[], position: number): number {
  let sum = 0;
  for (const word of words) {
    const score = word.scoreAt(position);
    if (score === 0) return 0;
    sum += score;
  }
  const exactOrPrefix = sum >= EXACT_OR_PREFIX_BONUS * words.length ? EXACT_OR_PREFIX_BONUS : 0;
  return exactOrPrefix + Math.floor((sum % EXACT_OR_PREFIX_BONUS) / words.length);
}

function matchWords(index: TextIndex, words: readonly string[]): TextMatches {
  const matches = words.map((word) => index.match(word));
  return matches.length === 1
    ? matches[0]!
    : matchAll(matches, index.size, (position) => meanScore(matches, position));
}

function matchClause(index: TextIndex, clause: Clause): TextMatches {
  const alternatives = clause.map((words) => matchWords(index, words));
  return alternatives.length === 1 ? alternatives[0]! : matchAny(alternatives, index.size);
}

/** Scores a text by the sum of its clauses; 0 if one is missing. */
function sumScore(clauses: readonly TextMatches[], position: number): number {
  let sum = 0;
  for (const clause of clauses) {
    const score = clause.scoreAt(position);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/**
 * Finds the cafes of a segment that match every word; null without a text. A text of nothing but punctuation matches
 * no cafe.
 */
export function searchText(index: TextIndex, question: TextQuestion | null): TextMatches | null {
  if (!question) return null;
  const matches = question.map((clause) => matchClause(index, clause));
  if (matches.length === 1) return matches[0]!;
  if (matches.length === 0) return toMatches([], () => 0);
  return matchAll(matches, index.size, (position) => sumScore(matches, position));
}
