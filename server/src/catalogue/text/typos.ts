const ONLY_DIGITS = /^\p{N}+$/u;

/** How many typos a typed word may have: one from 4 letters, two from 8; none in a number. */
export function allowedTypos(word: string): number {
  if (ONLY_DIGITS.test(word)) return 0;
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/** Edit distance with neighbour swaps, row by row; gives up once it is above `most` for certain. */
function distanceBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  let lastLeast = 0;
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let typos = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) typos = Math.min(typos, beforeLast[column - 2]! + 1);
      current.push(typos);
      least = Math.min(least, typos);
    }
    // A swap reaches two rows back, so both have to be beyond hope.
    if (least > most && lastLeast > most) return most + 1;
    lastLeast = least;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length]!, most + 1);
}

/**
 * How many typos lie between two words: a letter more, less, other, or two neighbours swapped.
 * @param most 1 or more
 * @returns the number, or `most + 1` where it is above `most`
 */
export function typosBetween(a: string, b: string, most: number): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA <= 1 && restB <= 1) return Math.max(restA, restB);
  if (Math.abs(restA - restB) > most) return most + 1;
  if (restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]) {
    return 1;
  }
  // What is left after the common ends is a single typo only in the cases above.
  if (most === 1) return 2;
  return distanceBetween(a.slice(start, endA), b.slice(start, endB), most);
}
