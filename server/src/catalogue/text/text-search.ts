import { addBit, emptyBits, type Bits } from '../bitset.ts';
import { tokenize } from './fold.ts';
import { toClauses, type Clause } from './synonyms.ts';
import { UNFORGIVEN, type TextIndex } from './text-index.ts';

export interface TextMatches {
  /** The cafes that meet every word. */
  bits: Bits;
  /** Higher is better; compares first how few words needed forgiving, then how well all are met. */
  score: Int32Array;
}

const FORGIVEN_STEP = 1 << 20;

/** What one way of saying a clause is worth at a position: 0 where a word of it is not met. */
function wayScores(index: TextIndex, way: readonly string[], size: number): Int32Array {
  const total = new Int32Array(size);
  for (const [at, word] of way.entries()) {
    const best = new Uint16Array(size);
    index.match(word, best);
    for (let position = 0; position < size; position++) {
      const value = best[position]!;
      if (value === 0 || (at > 0 && total[position] === 0)) total[position] = 0;
      else total[position]! += value > UNFORGIVEN ? value - UNFORGIVEN + FORGIVEN_STEP : value;
    }
  }
  return total;
}

/** A way of several words counts as one word met: the step once if none was forgiven, and the mean score. */
function perClause(total: number, words: number): number {
  const unforgiven = Math.floor(total / FORGIVEN_STEP) === words;
  return (unforgiven ? FORGIVEN_STEP : 0) + Math.floor((total % FORGIVEN_STEP) / words);
}

function clauseScores(index: TextIndex, clause: Clause, size: number): Int32Array {
  const [first, ...others] = clause.map((way) => ({
    words: way.length,
    total: wayScores(index, way, size),
  }));
  if (first!.words === 1 && others.length === 0) return first!.total;
  const best = new Int32Array(size);
  for (const { words, total } of [first!, ...others]) {
    for (let position = 0; position < size; position++) {
      if (total[position] === 0) continue;
      best[position] = Math.max(best[position]!, perClause(total[position]!, words));
    }
  }
  return best;
}

/** Finds the cafes that meet every word of a text; null where the text has no word at all. */
export function searchText(index: TextIndex, text: string, size: number): TextMatches | null {
  const clauses = toClauses(tokenize(text));
  if (clauses.length === 0) return null;
  const [first, ...rest] = clauses.map((clause) => clauseScores(index, clause, size));
  const score = first!;
  for (const next of rest) {
    for (let position = 0; position < size; position++) {
      if (next[position] === 0) score[position] = 0;
      else if (score[position] !== 0) score[position]! += next[position]!;
    }
  }
  const bits = emptyBits(size);
  for (let position = 0; position < size; position++) {
    if (score[position] !== 0) addBit(bits, position);
  }
  return { bits, score };
}
