import { addAll, emptyBits, fullBits, keepCommon, type Bits } from '../bitset.ts';
import { tokenize } from './fold.ts';
import { EXACT_OR_PREFIX_BONUS } from './levels.ts';
import { toClauses, type Clause } from './synonyms.ts';
import type { TextIndex } from './text-index.ts';
import type { WordMatches } from './word-matches.ts';

export interface TextMatches {
  /** The cafes that meet every word. */
  bits: Bits;
  /** Of a cafe in `bits`; higher is better: first how few words needed forgiving, then how well all are met. */
  scoreAt(position: number): number;
  /** Where it is known, the cafes by falling score; a cafe may stand further down again. */
  levels?: readonly Bits[];
}

function meetAll(parts: readonly { bits: Bits }[], size: number): Bits {
  const bits = fullBits(size);
  for (const part of parts) keepCommon(bits, part.bits);
  return bits;
}

/** A way of several words counts as one: exactOrPrefix only if all are, and worth their mean. */
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
  const ways = clause.map((words) => words.map((word) => index.match(word)));
  const [first] = ways[0]!;
  if (ways.length === 1) return first!;
  const bits = meetAll(ways[0]!, size);
  for (const way of ways.slice(1)) addAll(bits, meetAll(way, size));
  return {
    bits,
    scoreAt: (position) => Math.max(...ways.map((words) => meanScore(words, position))),
  };
}

/**
 * Finds the cafes that meet every word of a text; null where there is no text. Signs alone, in which
 * there is no word, find nothing.
 */
export function searchText(index: TextIndex, text: string, size: number): TextMatches | null {
  if (text === '') return null;
  const clauses = toClauses(tokenize(text)).map((clause) => matchClause(index, clause, size));
  if (clauses.length === 0) return { bits: emptyBits(size), scoreAt: () => 0 };
  if (clauses.length === 1) return clauses[0]!;
  return {
    bits: meetAll(clauses, size),
    scoreAt: (position) => {
      let sum = 0;
      for (const clause of clauses) sum += clause.scoreAt(position);
      return sum;
    },
  };
}
