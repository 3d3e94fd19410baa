import type { CafeQuery } from '@cortado/contract';
import type { FilterIndex } from '../filters/filter-index.ts';
import type { Keys } from '../filters/keys.ts';
import type { TextMatches } from '../text/text-matches.ts';

/** By how well the text matches, best first. */
const scoreKeys =
  (text: TextMatches): Keys =>
  (positions, count, keys) => {
    for (let at = 0; at < count; at++) keys[at] = -text.scoreAt(positions[at]!);
  };

/** What a segment's matches are sorted by before the default order, which is that of positions. */
export function sortKeys(
  { sortBy, origin }: CafeQuery,
  { ratings, places }: FilterIndex,
  text: TextMatches | null,
): Keys[] {
  const byText = text ? [scoreKeys(text)] : [];
  switch (sortBy) {
    case 'relevance':
      return byText;
    case 'rating':
      return [ratings.byStars, ...byText];
    case 'reviews':
      return [ratings.byCount, ...byText];
    case 'distance':
      return [places.byDistance(origin), ...byText];
  }
}

/** As long as the most positions so far: used again, for collecting one for each question costs more than filling it. */
let buffer = new Float64Array(256);

/** All keys of some positions. */
export const keysOf = (keys: readonly Keys[], positions: Uint32Array): number[][] =>
  keys.map((write) => {
    if (buffer.length < positions.length) buffer = new Float64Array(positions.length);
    write(positions, positions.length, buffer);
    const values: number[] = [];
    for (let at = 0; at < positions.length; at++) values.push(buffer[at]!);
    return values;
  });
