import { tokenize } from '../text/fold.ts';

/** What is suggested, by its name or by what else people call it. */
export interface Named<Item> {
  item: Item;
  name: string;
  synonyms: readonly string[];
}

export interface NameMatch<Item> {
  item: Item;
  /** The synonym that the words match, if it is not the name. */
  synonym: string | null;
}

/** 2 if all words begin words of the text and the first its first one, 1 if all begin some, 0 otherwise. */
function qualityOf(text: string, typed: readonly string[]): number {
  const words = tokenize(text);
  if (!typed.every((one) => words.some((word) => word.startsWith(one)))) return 0;
  return words[0]!.startsWith(typed[0]!) ? 2 : 1;
}

/** What has a name or synonym that the words begin, best first; equals in the given order. @param typed at least one */
export function matchNames<Item>(
  all: readonly Named<Item>[],
  typed: readonly string[],
): NameMatch<Item>[] {
  const found: (NameMatch<Item> & { quality: number })[] = [];
  for (const { item, name, synonyms } of all) {
    const quality = 2 * qualityOf(name, typed);
    if (quality > 0) {
      found.push({ item, synonym: null, quality });
      continue;
    }
    const best = synonyms
      .map((synonym) => ({ item, synonym, quality: qualityOf(synonym, typed) }))
      .toSorted((a, b) => b.quality - a.quality)[0];
    if (best && best.quality > 0) found.push(best);
  }
  return found.toSorted((a, b) => b.quality - a.quality);
}

/** More words at the end of a text name nothing. */
const MAX_ENDING = 6;

/** The ending of a text that names something. */
interface Ending<Found> {
  /** The text before it. */
  rest: string;
  /** Its words, folded, as they were found. */
  typed: readonly string[];
  found: Found;
}

/**
 * The longest ending of a text for which anything is found, as it was typed or else with its words corrected.
 * @param words of the text, as typed
 * @param find null if nothing is found
 */
export function findEnding<Found>(
  words: readonly string[],
  correct: (word: string) => string | undefined,
  find: (typed: readonly string[]) => Found | null,
): Ending<Found> | null {
  const asTyped = (word: string) => word;
  const corrected = (word: string) => correct(word) ?? word;
  for (const spell of [asTyped, corrected]) {
    for (let at = Math.max(0, words.length - MAX_ENDING); at < words.length; at++) {
      const typed = tokenize(words.slice(at).join(' ')).map(spell);
      if (typed.length === 0) break;
      const found = find(typed);
      if (found !== null) return { rest: words.slice(0, at).join(' '), typed, found };
    }
  }
  return null;
}
