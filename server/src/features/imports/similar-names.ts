import { distance } from 'fastest-levenshtein';
import { tokenize } from '@cortado/search/text/fold';

/** Words that half of all cafes carry. */
const GENERIC = new Set(['cafe', 'coffee', 'roasters', 'the', 'co']);
const MAX_EDITS = 0.3;

/** The words that distinguish a name: those that are not generic, or all if nothing else is left. */
export function significantTokens(name: string): readonly string[] {
  const words = tokenize(name);
  const specific = words.filter((word) => !GENERIC.has(word));
  return specific.length > 0 ? specific : words;
}

/** Whether two names, by their specific words, are within 30 % edit distance or share half their words. */
export function isSimilarName(a: readonly string[], b: readonly string[]): boolean {
  const [left, right] = [a.join(' '), b.join(' ')];
  if (left === right) return true;
  const longest = Math.max(left.length, right.length);
  if (distance(left, right) <= MAX_EDITS * longest) return true;
  const others = new Set(b);
  const shared = a.filter((word) => others.has(word)).length;
  return shared * 2 >= Math.max(a.length, b.length);
}
