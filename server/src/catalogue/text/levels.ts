/** The searchable fields, the highest-ranked first. */
export const FIELDS = ['name', 'area', 'labels', 'address', 'description'] as const;
export type Field = (typeof FIELDS)[number];
const WEIGHTS: Readonly<Record<Field, number>> = {
  name: 100,
  area: 60,
  labels: 40,
  address: 20,
  description: 10,
};

/** How a typed word matches an indexed one, best first. */
const QUALITIES = ['exact', 'prefix', 'oneTypo', 'twoTypos'] as const;
export type Quality = (typeof QUALITIES)[number];
const WORTH: Readonly<Record<Quality, number>> = { exact: 4, prefix: 3, oneTypo: 2, twoTypos: 1 };

/** Added to the score of a match without typos, which so outranks any match with typos. */
export const EXACT_OR_PREFIX_BONUS = 1 << 20;

const scoreOf = (quality: Quality, field: Field) =>
  WORTH[quality] * WEIGHTS[field] +
  (quality === 'exact' || quality === 'prefix' ? EXACT_OR_PREFIX_BONUS : 0);

/** Every score that one word can have, best first; a score's index in this list is its level. */
export const LEVEL_SCORES: readonly number[] = [
  ...new Set(QUALITIES.flatMap((quality) => FIELDS.map((field) => scoreOf(quality, field)))),
].toSorted((a, b) => b - a);

/** For each quality, the level of a match in each field. */
export const LEVELS = Object.fromEntries(
  QUALITIES.map((quality) => [
    quality,
    Uint8Array.from(FIELDS, (field) => LEVEL_SCORES.indexOf(scoreOf(quality, field))),
  ]),
) as Readonly<Record<Quality, Uint8Array>>;
