import type { Bits } from '../sets/bitset.ts';
import type { BitsetPool } from '../sets/bitset-pool.ts';
import { tokenize } from './fold.ts';
import { EXACT_OR_PREFIX_BONUS } from './text-fields.ts';
import type { LabelMatch, Labels } from './labels.ts';
import type { Synonyms } from './synonyms.ts';
import type { TextIndex } from './text-index.ts';
import { matchAll, matchAny, toMatches, type TextMatches } from './text-matches.ts';

/** A word of a question, and the labels that it matches. */
interface Word<Label> {
  typed: string;
  labels: readonly LabelMatch<Label>[];
}

/** What a typed text asks of each segment: clauses of alternatives of words. */
export type TextQuestion<Label> = readonly (readonly (readonly Word<Label>[])[])[];

/** Null for the empty text. */
export function toTextQuestion<Label>(
  text: string,
  labels: Labels<Label>,
  synonyms: Synonyms,
): TextQuestion<Label> | null {
  if (text === '') return null;
  return synonyms
    .toClauses(tokenize(text))
    .map((clause) =>
      clause.map((words) => words.map((typed) => ({ typed, labels: labels.match(typed) }))),
    );
}

/** The sum of scores; 0 if one is missing. */
function sumScore(parts: readonly TextMatches[], position: number): number {
  let sum = 0;
  for (const part of parts) {
    const score = part.scoreAt(position);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/** Scores an alternative of several words as one: the mean, with the bonus only if every word has it; 0 if one is missing. */
function meanScore(words: readonly TextMatches[], position: number): number {
  const sum = sumScore(words, position);
  if (sum === 0) return 0;
  const exactOrPrefix = sum >= EXACT_OR_PREFIX_BONUS * words.length ? EXACT_OR_PREFIX_BONUS : 0;
  return exactOrPrefix + Math.floor((sum % EXACT_OR_PREFIX_BONUS) / words.length);
}

/** At least the best mean score. */
function bestMean(words: readonly TextMatches[]): number {
  // What a word has without the bonus can be more than the rest of its best score.
  if (words.some(({ best }) => best < EXACT_OR_PREFIX_BONUS)) return Infinity;
  const sum = words.reduce((total, { best }) => total + best - EXACT_OR_PREFIX_BONUS, 0);
  return EXACT_OR_PREFIX_BONUS + Math.floor(sum / words.length);
}

type MatchWord<Label> = (word: Word<Label>) => TextMatches;

function matchWords<Label>(
  words: readonly Word<Label>[],
  pool: BitsetPool,
  match: MatchWord<Label>,
) {
  const matches: TextMatches[] = [];
  for (const word of words) {
    const found = match(word);
    // As nearly always in a small segment: nothing matches the others too.
    if (found.sizeLimit === 0) return found;
    matches.push(found);
  }
  return matches.length === 1
    ? matches[0]!
    : matchAll(matches, pool, (position) => meanScore(matches, position), bestMean(matches));
}

/**
 * Finds the documents of a segment that match every word; null without a text. A text of nothing but punctuation matches
 * none.
 * @param carrying the documents that carry a label; undefined for none
 */
export function searchText<Label>(
  index: TextIndex,
  question: TextQuestion<Label> | null,
  carrying: (label: Label) => Bits | undefined,
  pool: BitsetPool,
): TextMatches | null {
  if (!question) return null;
  const match = ({ typed, labels }: Word<Label>) =>
    index.match(
      typed,
      labels.flatMap(({ label, quality }) => {
        const bits = carrying(label);
        return bits ? [{ bits, quality }] : [];
      }),
      pool,
    );
  const clauses: TextMatches[] = [];
  for (const clause of question) {
    const alternatives = clause.map((words) => matchWords(words, pool, match));
    const found = alternatives.length === 1 ? alternatives[0]! : matchAny(alternatives, pool);
    if (found.sizeLimit === 0) return found;
    clauses.push(found);
  }
  if (clauses.length === 1) return clauses[0]!;
  if (clauses.length === 0) return toMatches([], () => 0, 0);
  const best = clauses.reduce((sum, clause) => sum + clause.best, 0);
  return matchAll(clauses, pool, (position) => sumScore(clauses, position), best);
}
