/** After every letter and digit in the order of code units. */
const LAST = '\uffff';

/** Binary search for the first of the sorted words that does not come before `typed`. */
export function firstFrom(words: readonly string[], typed: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first after the sorted words that begin with `prefix`. */
export function endOfPrefix(words: readonly string[], prefix: string): number {
  return firstFrom(words, prefix + LAST);
}
