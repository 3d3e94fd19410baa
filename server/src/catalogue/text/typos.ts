const ONLY_DIGITS = /^\p{N}+$/u;

/** How many typos a typed word may have: one from 4 letters, two from 8; none in a number. */
export function allowedTypos(word: string): number {
  if (ONLY_DIGITS.test(word)) return 0;
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/**
 * Whether the ends of two words are at most `most` typos apart. What is equal is passed over; at the
 * first difference each kind of typo is tried.
 */
function areNear(a: string, fromA: number, b: string, fromB: number, most: number): boolean {
  let atA = fromA;
  let atB = fromB;
  while (atA < a.length && atB < b.length && a.charCodeAt(atA) === b.charCodeAt(atB)) {
    atA++;
    atB++;
  }
  const restA = a.length - atA;
  const restB = b.length - atB;
  if (restA === 0 || restB === 0) return restA + restB <= most;
  if (most === 0 || Math.abs(restA - restB) > most) return false;
  const swapped =
    a.charCodeAt(atA) === b.charCodeAt(atB + 1) && a.charCodeAt(atA + 1) === b.charCodeAt(atB);
  return (
    areNear(a, atA + 1, b, atB + 1, most - 1) ||
    areNear(a, atA + 1, b, atB, most - 1) ||
    areNear(a, atA, b, atB + 1, most - 1) ||
    (swapped && areNear(a, atA + 2, b, atB + 2, most - 1))
  );
}

/**
 * How many typos lie between two words: a letter more, less, other, or two neighbours swapped.
 * @returns the number, or `most + 1` where it is above `most`
 */
export function typosBetween(a: string, b: string, most: number): number {
  // Most words are not near at all, and those are told by one look.
  if (!areNear(a, 0, b, 0, most)) return most + 1;
  let typos = 0;
  while (!areNear(a, 0, b, 0, typos)) typos++;
  return typos;
}
