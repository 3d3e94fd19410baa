import { factRow, SEARCHED_FACTS, type SearchedFact } from '@cortado/contract/fact-lists';

/** How a typed word matches an indexed one, best first. */
const QUALITIES = ['exact', 'prefix', 'oneTypo', 'twoTypos'] as const;
export type Quality = (typeof QUALITIES)[number];
const WORTH: Readonly<Record<Quality, number>> = { exact: 4, prefix: 3, oneTypo: 2, twoTypos: 1 };

/** Added to the score of a match without typos, which so outranks any match with typos. */
export const EXACT_OR_PREFIX_BONUS = 1 << 20;

const scoreOf = (quality: Quality, fact: SearchedFact) =>
  WORTH[quality] * factRow(fact).searched! +
  (quality === 'exact' || quality === 'prefix' ? EXACT_OR_PREFIX_BONUS : 0);

/** Every score that one word can have, best first; a score's index in this list is its level. */
export const LEVEL_SCORES: readonly number[] = [
  ...new Set(QUALITIES.flatMap((quality) => SEARCHED_FACTS.map((fact) => scoreOf(quality, fact)))),
].toSorted((a, b) => b - a);

/** For each quality, the level of a match in each searched fact. */
export const LEVELS = Object.fromEntries(
  QUALITIES.map((quality) => [
    quality,
    Uint8Array.from(SEARCHED_FACTS, (fact) => LEVEL_SCORES.indexOf(scoreOf(quality, fact))),
  ]),
) as Readonly<Record<Quality, Uint8Array>>;
