const ONLY_DIGITS = /^\p{N}+$/u;

/** How many typos a typed word may have: one from 4 letters, two from 8; none in a number. */
export function allowedTypos(word: string): number {
  if (ONLY_DIGITS.test(word)) return 0;
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/** How many letters of each word a typo takes: one replaced, one deleted, one inserted, or two neighbours swapped. */
const TYPOS = [
  { ofA: 1, ofB: 1, isSwap: false },
  { ofA: 1, ofB: 0, isSwap: false },
  { ofA: 0, ofB: 1, isSwap: false },
  { ofA: 2, ofB: 2, isSwap: true },
];

/** Two typos, by how many letters they make `a` longer than `b`, from -2 to 2. */
const PAIRS = [-2, -1, 0, 1, 2].map((longer) =>
  TYPOS.flatMap((first) =>
    TYPOS.filter((last) => first.ofA + last.ofA - first.ofB - last.ofB === longer).map((last) => ({
      startsSwapped: first.isSwap,
      endsSwapped: last.isSwap,
      fromA: first.ofA,
      fromB: first.ofB,
      ofA: first.ofA + last.ofA,
    })),
  ),
);

function isSwapped(a: string, atA: number, b: string, atB: number): boolean {
  return a.charCodeAt(atA) === b.charCodeAt(atB + 1) && a.charCodeAt(atA + 1) === b.charCodeAt(atB);
}

function areEqual(a: string, atA: number, b: string, atB: number, length: number): boolean {
  for (let at = 0; at < length; at++) {
    if (a.charCodeAt(atA + at) !== b.charCodeAt(atB + at)) return false;
  }
  return true;
}

/**
 * The number of typos between two words (restricted Damerau-Levenshtein): a letter inserted, deleted or replaced, or
 * two neighbours swapped.
 * @param limit 1 or 2
 * @returns the number, or `limit + 1` if it is above `limit`
 */
export function typosBetween(a: string, b: string, limit: number): number {
  let start = 0;
  const shorter = Math.min(a.length, b.length);
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA === 0 || restB === 0) return Math.min(restA + restB, limit + 1);
  if (restA === 1 && restB === 1) return 1;
  const startsSwapped = restA > 1 && restB > 1 && isSwapped(a, start, b, start);
  if (startsSwapped && restA === 2 && restB === 2) return 1;
  if (limit === 1) return 2;
  // The rests differ in their first and in their last letter: there is a typo at each end, and none between.
  const endsSwapped = restA > 1 && restB > 1 && isSwapped(a, endA - 2, b, endB - 2);
  for (const pair of PAIRS[restA - restB + 2] ?? []) {
    const between = restA - pair.ofA;
    if (between < 0 || (pair.startsSwapped && !startsSwapped)) continue;
    if (pair.endsSwapped && !endsSwapped) continue;
    if (areEqual(a, start + pair.fromA, b, start + pair.fromB, between)) return 2;
  }
  return 3;
}
