import type { Lists } from '../growing-lists.ts';

const BEYOND_ASCII = /[\p{L}\p{N}\p{M}]/u;
const SPACE = 32;
const OPENING_BRACKET = 40;

/** Whether a folded letter or digit. */
function isOfWord(unit: number): boolean {
  if (unit < 128) return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57);
  return BEYOND_ASCII.test(String.fromCharCode(unit));
}

/** Whether a name has all of some words, the branch in brackets apart. @param names folded, by position */
export function hasInName(
  { starts, values }: Lists<Uint16Array>,
  position: number,
  words: readonly string[],
): boolean {
  const end = starts[position + 1]!;
  let from = starts[position]!;
  const missing = new Set(words);
  for (let at = from; at <= end && missing.size > 0; at++) {
    const unit = at === end ? SPACE : values[at]!;
    if (isOfWord(unit)) continue;
    if (at > from) {
      const word = words.find((one) => isWordAt(values, from, at, one));
      if (word !== undefined) missing.delete(word);
    }
    if (unit === OPENING_BRACKET) break;
    from = at + 1;
  }
  return missing.size === 0;
}

function isWordAt(values: Uint16Array, from: number, to: number, word: string): boolean {
  if (to - from !== word.length) return false;
  for (let at = 0; at < word.length; at++)
    if (values[from + at] !== word.charCodeAt(at)) return false;
  return true;
}

/** The longest beginning of a name so far, in letters of the words that begin with it. */
export interface Beginning {
  length: number;
  isWhole: boolean;
}

/**
 * How far a name begins as some words do, in whole words.
 * @param names folded, by position
 * @param words folded, with one space between two
 * @param best made longer, where this name begins with more of the words
 */
export function compareBeginning(
  { starts, values }: Lists<Uint16Array>,
  position: number,
  words: string,
  best: Beginning,
): void {
  const end = starts[position + 1]!;
  let matched = 0;
  let at = starts[position]!;
  for (;;) {
    while (at < end && !isOfWord(values[at]!) && values[at] !== OPENING_BRACKET) at++;
    // Text in brackets after a name names the branch.
    const isWhole = at === end || values[at] === OPENING_BRACKET;
    const isLonger = matched > best.length || (matched === best.length && isWhole);
    if (isLonger && matched > 0) Object.assign(best, { length: matched, isWhole });
    while (at < end && !isOfWord(values[at]!)) at++;
    if (at === end || matched === words.length) return;
    let next = matched === 0 ? 0 : matched + 1;
    while (at < end && isOfWord(values[at]!)) {
      if (words.charCodeAt(next) !== values[at]) return;
      next++;
      at++;
    }
    if (next < words.length && words.charCodeAt(next) !== SPACE) return;
    matched = next;
  }
}
