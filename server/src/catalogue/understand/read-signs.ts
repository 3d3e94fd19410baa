import type { Word } from './words.ts';

type Phrase = readonly string[];

const toPhrases = (phrases: readonly string[]): Phrase[] =>
  phrases.map((phrase) => phrase.split(' '));

const NEAR = toPhrases([
  'near me', 'near here', 'near by', 'nearby', 'nearest', 'closest', 'close by', 'close to me', 'around me', 'around here', 'by me',
]); // prettier-ignore
const BEANS = toPhrases([
  'sells coffee beans', 'sells beans', 'selling beans', 'buy beans', 'coffee beans', 'whole beans', 'bags of beans', 'beans',
]); // prettier-ignore
const CHEAP = toPhrases(['cheap', 'inexpensive', 'affordable']);
const UNDER = toPhrases(['under', 'below', 'less than', 'cheaper than']);
const AT_MOST = toPhrases(['at most', 'up to', 'no more than', 'not more than', 'no higher than']);
const NOT = [...toPhrases(['no', 'non', 'not', 'without']), ...UNDER, ...AT_MOST];
const WELL_RATED = toPhrases(['top rated', 'best rated', 'highly rated', 'well rated']);
const AND_UP = toPhrases([
  'and up',
  'and above',
  'and more',
  'or more',
  'or better',
  'or higher',
  'plus',
]);
const AT_LEAST = toPhrases(['at least', 'above', 'over', 'from', 'of']);
const RATED = toPhrases(['rated', 'rating']);
const STARS = toPhrases(['stars', 'star']);
const NUMBERS = ['one', 'two', 'three', 'four', 'five'];
/** What 'top rated' means, in stars. */
const GOOD = 4;

/** What some words say, and how many they are. */
export type Sign =
  | { kind: 'near' | 'beans'; length: number }
  | { kind: 'price'; length: number; priceLevel: number }
  | { kind: 'rating'; length: number; minRating: number };

/** How many words one of the phrases takes here, the longest first; 0 for none. */
function lengthOf(phrases: readonly Phrase[], words: readonly Word[], at: number): number {
  let longest = 0;
  for (const phrase of phrases) {
    if (phrase.length <= longest || words[at]?.folded !== phrase[0]) continue;
    if (phrase.every((word, more) => words[at + more]?.folded === word)) longest = phrase.length;
  }
  return longest;
}

/** How many words turn what follows into what is not wanted; 0 for none. */
export const negationLength = (words: readonly Word[], at: number): number =>
  lengthOf(NOT, words, at);

/** A number of stars from 1 to 5, in tenths at most; with '+' it says by itself that it is one. */
function readStars({ raw, folded }: Word): { stars: number; isSure: boolean } | null {
  if (raw.startsWith('★')) return raw.length > 5 ? null : { stars: raw.length, isSure: true };
  const named = NUMBERS.indexOf(folded) + 1;
  const [, digits, plus] = /^([1-5](?:\.\d)?)(\+?)$/.exec(raw) ?? [];
  const stars = named || Number(digits ?? 0);
  return stars >= 1 && stars <= 5 ? { stars, isSure: plus === '+' } : null;
}

function readRating(words: readonly Word[], at: number): Sign | null {
  const good = lengthOf(WELL_RATED, words, at);
  if (good > 0) return { kind: 'rating', length: good, minRating: GOOD };
  let next = at + lengthOf(RATED, words, at);
  const isRated = next > at;
  next += lengthOf(AT_LEAST, words, next);
  const read = words[next] && readStars(words[next]!);
  if (!read) return null;
  next++;
  const named = lengthOf(STARS, words, next);
  if (!(isRated || named > 0 || read.isSure)) return null;
  next += named;
  next += lengthOf(AND_UP, words, next);
  return { kind: 'rating', length: next - at, minRating: read.stars };
}

/** Reads a price, a rating, 'near me', or that beans are sold. */
export function readSign(words: readonly Word[], at: number): Sign | null {
  const { raw } = words[at]!;
  if (raw.startsWith('$')) {
    return raw.length > 4 ? null : { kind: 'price', length: 1, priceLevel: raw.length };
  }
  // Of the prices up to one, only the lowest is one level.
  const limit = lengthOf([...UNDER, ...AT_MOST], words, at);
  const lowest = lengthOf(UNDER, words, at) === limit ? '$$' : '$';
  if (limit > 0 && words[at + limit]?.raw === lowest) {
    return { kind: 'price', length: limit + 1, priceLevel: 1 };
  }
  if (lengthOf(CHEAP, words, at) > 0) return { kind: 'price', length: 1, priceLevel: 1 };
  const near = lengthOf(NEAR, words, at);
  if (near > 0) return { kind: 'near', length: near };
  const beans = lengthOf(BEANS, words, at);
  if (beans > 0) return { kind: 'beans', length: beans };
  return readRating(words, at);
}
