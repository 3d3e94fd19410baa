const SYLLABLES =
  'ba ko ri ten mo lu sha ver din pol ga rou cel mar tis an el or win ham ster lo ni que sta bro fen hal'.split(
    ' ',
  );

/** A random element of a list. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

/** A random element of a list, the first ones far more often, like words in a language. */
export function pickUneven<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() ** 3 * list.length)]!;
}

/** Distinct invented words. */
export function inventWords(random: () => number, count: number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length: syllables }, () => pick(random, SYLLABLES)).join(''));
  }
  return [...words];
}
