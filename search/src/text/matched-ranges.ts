import { fold } from './fold.ts';
import { allowedTypos, typosBetween } from './typos.ts';

/** From and to before which UTF-16 unit. */
export type MatchedRange = [from: number, to: number];

const WORDS = /[\p{L}\p{N}\p{M}'’‘ʼ`]+/gu;

/** How much of a word a typed one matches: its beginning, or all of it where there are typos; 0 for nothing. */
function matchedLength(word: string, typed: string): number {
  const folded = fold(word);
  if (folded.startsWith(typed)) {
    // An accent or an apostrophe may take a place of its own.
    for (let end = typed.length; end < word.length; end++) {
      if (fold(word.slice(0, end)) === typed) return end;
    }
    return word.length;
  }
  const limit = allowedTypos(typed);
  return limit > 0 && typosBetween(typed, folded, limit) <= limit ? word.length : 0;
}

/** Which parts of a text typed words match. @param typed folded */
export function matchedRanges(text: string, typed: readonly string[]): MatchedRange[] {
  const ranges: MatchedRange[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const length = Math.max(0, ...typed.map((one) => matchedLength(word, one)));
    if (length > 0) ranges.push([index, index + length]);
  }
  return ranges;
}
