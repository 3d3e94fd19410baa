import { BETWEEN, spread } from './spread.ts';

/** How a product has the documents of some lists spread. */
export interface Spreading<Document> {
  /** Documents of the same group are spread, such as the branches of a chain. */
  groupOf: (document: Document) => number;
  /** Whether two may change places, as all between them may. */
  tie: (a: Document, b: Document) => boolean;
}

/** How many documents are spread again, from their end, where those that tie have no others left to put between the last ones. */
const TAIL = 128;

/** Of those that tie only so many are spread: a page takes the order of all before it. */
const MAX_SPREAD = 4096;

/** How many documents beyond a page are read if its last one ties with the next one; nearly always enough. */
const AHEAD = 32;

/** @param tied all of them with each other @param before what comes before them */
function spreadTied<Document>(
  tied: readonly Document[],
  before: readonly Document[],
  groupOf: (document: Document) => number,
): Document[] {
  const { placed, end } = spread(tied.slice(0, MAX_SPREAD), before, groupOf);
  const isSpread = end === placed.length;
  const tail = isSpread
    ? []
    : spread(placed.splice(-TAIL).toReversed(), [], groupOf).placed.toReversed();
  return [...placed, ...tail, ...tied.slice(MAX_SPREAD)];
}

/**
 * A page of a list with the documents of each group apart, as far as they tie.
 * @param listed the documents from one place to before another
 * @param size of the whole list
 */
export function spreadGroups<Document>(
  listed: (from: number, to: number) => readonly Document[],
  [from, to]: readonly [number, number],
  size: number,
  { groupOf, tie }: Spreading<Document>,
): readonly Document[] {
  const start = Math.max(0, from - MAX_SPREAD - BETWEEN);
  // What ties with the first of these is too far down to be spread.
  const [first] = start > 0 ? listed(start, start + 1) : [];
  if (first && tie(first, listed(to - 1, to)[0]!)) return listed(from, to);
  for (let ahead = 1; ; ahead = Math.max(AHEAD, ahead * 4)) {
    const end = Math.min(to + ahead, size);
    const documents = listed(start, end);
    const page: Document[] = [];
    for (let at = 0, next; at < to - start; at = next) {
      next = at + 1;
      while (next < documents.length && tie(documents[at]!, documents[next]!)) next++;
      if (next === at + 1 && (next < documents.length || end === size)) {
        // It ties with no other.
        page.push(documents[at]!);
        continue;
      }
      const tied = documents.slice(at, next);
      const before = documents.slice(Math.max(0, at - BETWEEN), at);
      if (next + start <= from || (first && at === 0)) page.push(...tied);
      else if (next + start < end || end === size || tied.length >= MAX_SPREAD)
        page.push(...spreadTied(tied, before, groupOf));
      else if (isFarFromEnd(at)) {
        // Not all of these are known, but those are that come first.
        const { placed, end: certain } = spread(tied, before, groupOf);
        page.push(...placed.slice(0, certain));
      }
    }
    if (page.length >= to - start) return page.slice(from - start, to - start);
    function isFarFromEnd(at: number): boolean {
      const beyond = to + TAIL;
      return (
        beyond < size &&
        beyond - start - at < MAX_SPREAD &&
        tie(documents[at]!, listed(beyond, beyond + 1)[0]!)
      );
    }
  }
}
