/** How many typos a typed word may have: one from 4 letters, two from 8. */
export function allowedTypos(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/**
 * How many typos lie between two words: a letter more, less, other, or two neighbours swapped.
 * @returns the number, or `most + 1` once it is certain to be above `most`
 */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
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
    if (least > most && row < a.length && Math.min(...last) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length]!, most + 1);
}

/** Which of 32 letter classes a word has: words few typos apart differ in few of them. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}
