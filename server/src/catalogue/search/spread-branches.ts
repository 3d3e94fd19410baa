import type { Document } from '../documents/documents.ts';
import { BETWEEN, spread } from './spread.ts';

/** How many cafes are spread again, from their end, where those of a rating have no others left to put between the last ones. */
const TAIL = 128;

/** Of those with the same rating only so many are spread: a page takes the order of all before it. */
const MAX_SPREAD = 4096;

/** How many cafes beyond a page are read if its last cafe has the same rating as the next one; nearly always enough. */
const AHEAD = 32;

/** The cafes of a list from one place to before another. */
type Listed = (from: number, to: number) => readonly Document[];

/** Only those change places: a better rating comes first in any case. */
const tie = (a: Document, b: Document): boolean =>
  a.documents.ratingCounts[a.position] === b.documents.ratingCounts[b.position] &&
  a.documents.ratingSums[a.position] === b.documents.ratingSums[b.position];

function endOfTied(cafes: readonly Document[], start: number): number {
  let end = start + 1;
  while (end < cafes.length && tie(cafes[start]!, cafes[end]!)) end++;
  return end;
}

/** @param tied all with the same rating @param before what comes before them */
function spreadTied(tied: readonly Document[], before: readonly Document[]): Document[] {
  const { placed, end } = spread(tied.slice(0, MAX_SPREAD), before);
  const isSpread = end === placed.length;
  const tail = isSpread ? [] : spread(placed.splice(-TAIL).toReversed(), []).placed.toReversed();
  return [...placed, ...tail, ...tied.slice(MAX_SPREAD)];
}

/**
 * A page of a list with the branches of each name apart, as far as cafes have the same rating.
 * @param size of the whole list
 */
export function spreadBranches(
  listed: Listed,
  [from, to]: readonly [number, number],
  size: number,
): readonly Document[] {
  const start = Math.max(0, from - MAX_SPREAD - BETWEEN);
  // What has the same rating as the first of these is too far down to be spread.
  const [first] = start > 0 ? listed(start, start + 1) : [];
  if (first && tie(first, listed(to - 1, to)[0]!)) return listed(from, to);
  for (let ahead = 1; ; ahead = Math.max(AHEAD, ahead * 4)) {
    const end = Math.min(to + ahead, size);
    const cafes = listed(start, end);
    const page: Document[] = [];
    for (let at = 0, next; at < to - start; at = next) {
      next = endOfTied(cafes, at);
      if (next === at + 1 && (next < cafes.length || end === size)) {
        // No other has its rating.
        page.push(cafes[at]!);
        continue;
      }
      const tied = cafes.slice(at, next);
      const before = cafes.slice(Math.max(0, at - BETWEEN), at);
      if (next + start <= from || (first && at === 0)) page.push(...tied);
      else if (next + start < end || end === size || tied.length >= MAX_SPREAD)
        page.push(...spreadTied(tied, before));
      else if (isFarFromEnd(at)) {
        // Not all of these are known, but those are that come first.
        const { placed, end: certain } = spread(tied, before);
        page.push(...placed.slice(0, certain));
      }
    }
    if (page.length >= to - start) return page.slice(from - start, to - start);
    function isFarFromEnd(at: number): boolean {
      const beyond = to + TAIL;
      return (
        beyond < size &&
        beyond - start - at < MAX_SPREAD &&
        tie(cafes[at]!, listed(beyond, beyond + 1)[0]!)
      );
    }
  }
}
