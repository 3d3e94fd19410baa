import { addAll, emptyBits, fullBits, keepCommon, type Bits } from '../bitset.ts';
import { tokenize } from './fold.ts';
import { EXACT_OR_PREFIX_BONUS } from './levels.ts';
import { toClauses, type Clause } from './synonyms.ts';
import type { TextIndex } from './text-index.ts';
import type { WordMatches } from './word-matches.ts';

export interface TextMatches {
  /** The cafes that match every word. */
  bits: Bits;
  /** The score of a cafe in `bits`, higher is better: first by how few words have typos, then by the quality of all. */
  scoreAt(position: number): number;
  /** Where known, the cafes grouped by score, best first; a cafe may occur again in a lower level. */
  levels?: readonly Bits[];
}

function intersectAll(parts: readonly { bits: Bits }[], size: number): Bits {
  const bits = fullBits(size);
  for (const part of parts) keepCommon(bits, part.bits);
  return bits;
}

/** Scores an alternative of several words as one: the mean, with the bonus only if every word has it; 0 if one is missing. */
function meanScore(words: readonly WordMatches[], position: number): number {
  let sum = 0;
  for (const word of words) {
    const score = word.scoreAt(position);
    if (score === 0) return 0;
    sum += score;
  }
  const exactOrPrefix = sum >= EXACT_OR_PREFIX_BONUS * words.length ? EXACT_OR_PREFIX_BONUS : 0;
  return exactOrPrefix + Math.floor((sum % EXACT_OR_PREFIX_BONUS) / words.length);
}

function matchClause(index: TextIndex, clause: Clause, size: number): TextMatches {
  const alternatives = clause.map((words) => words.map((word) => index.match(word)));
  const [first] = alternatives[0]!;
  if (alternatives.length === 1) return first!;
  const bits = intersectAll(alternatives[0]!, size);
  for (const words of alternatives.slice(1)) addAll(bits, intersectAll(words, size));
  return {
    bits,
    scoreAt: (position) => Math.max(...alternatives.map((words) => meanScore(words, position))),
  };
}

/**
 * Finds the cafes that match every word of a text; null for the empty text. A text of nothing but
 * punctuation matches no cafe.
 */
export function searchText(index: TextIndex, text: string, size: number): TextMatches | null {
  if (text === '') return null;
  const clauses = toClauses(tokenize(text)).map((clause) => matchClause(index, clause, size));
  if (clauses.length === 0) return { bits: emptyBits(size), scoreAt: () => 0 };
  if (clauses.length === 1) return clauses[0]!;
  return {
    bits: intersectAll(clauses, size),
    scoreAt: (position) => {
      let sum = 0;
      for (const clause of clauses) sum += clause.scoreAt(position);
      return sum;
    },
  };
}
