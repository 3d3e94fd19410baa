import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '../slices.ts';
import { eachNearby, TypoIndex } from './typo-index.ts';
import { allowedTypos, typosBetween } from './typos.ts';

const wordsOf = (letters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters.split('')), minLength, maxLength });

it.each([
  { count: 40, word: wordsOf('aeiornts', 2, 9) },
  { count: 8000, word: wordsOf('aeiorntsbk', 2, 9) },
  // Few letters, so that most words have others one or two typos away, in every place.
  { count: 1000, word: wordsOf('abc', 3, 6) },
  { count: 6000, word: wordsOf('abc', 6, 10) },
  { count: 3000, word: wordsOf('aq1é', 7, 9) },
])('finds what comparing each of $count words finds', ({ count, word }) => {
  const words = [...new Set(fc.sample(word, { numRuns: count, seed: count }))].toSorted();
  const index = runToEnd(TypoIndex.build(words));
  let sum = 0;
  for (const typed of fc.sample(word, { numRuns: 150, seed: 3 })) {
    const found = new Map<string, number>();
    const nearby = new Map<string, number>();
    index.each(typed, (at, typos) => found.set(words[at]!, typos));
    eachNearby(words, typed, (at, typos) => nearby.set(words[at]!, typos));
    const limit = allowedTypos(typed);
    const near = words
      .map((other) => [other, typosBetween(typed, other, limit)] as const)
      .filter(([, typos]) => typos > 0 && typos <= limit);
    expect(found).toEqual(new Map(near));
    expect(nearby).toEqual(found);
    sum += found.size;
  }
  expect(sum).toBeGreaterThan(0);
});
