const ONLY_DIGITS = /^\p{N}+$/u;

/** How many typos a typed word may have: one from 4 letters, two from 8; none in a number. */
export function allowedTypos(word: string): number {
  if (ONLY_DIGITS.test(word)) return 0;
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/**
 * Whether the rests of two words are at most `limit` typos apart. Equal letters are skipped; at the
 * first difference each kind of typo is tried.
 */
function areNear(a: string, fromA: number, b: string, fromB: number, limit: number): boolean {
  let atA = fromA;
  let atB = fromB;
  while (atA < a.length && atB < b.length && a.charCodeAt(atA) === b.charCodeAt(atB)) {
    atA++;
    atB++;
  }
  const restA = a.length - atA;
  const restB = b.length - atB;
  if (restA === 0 || restB === 0) return restA + restB <= limit;
  if (limit === 0 || Math.abs(restA - restB) > limit) return false;
  const swapped =
    a.charCodeAt(atA) === b.charCodeAt(atB + 1) && a.charCodeAt(atA + 1) === b.charCodeAt(atB);
  return (
    areNear(a, atA + 1, b, atB + 1, limit - 1) ||
    areNear(a, atA + 1, b, atB, limit - 1) ||
    areNear(a, atA, b, atB + 1, limit - 1) ||
    (swapped && areNear(a, atA + 2, b, atB + 2, limit - 1))
  );
}

/**
 * The number of typos between two words (restricted Damerau-Levenshtein): a letter inserted, deleted or replaced, or
 * two neighbours swapped.
 * @returns the number, or `limit + 1` if it is above `limit`
 */
export function typosBetween(a: string, b: string, limit: number): number {
  // Most words are too far apart, which this one comparison shows.
  if (!areNear(a, 0, b, 0, limit)) return limit + 1;
  let typos = 0;
  while (!areNear(a, 0, b, 0, typos)) typos++;
  return typos;
}
