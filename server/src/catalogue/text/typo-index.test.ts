import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TypoIndex } from './typo-index.ts';
import { allowedTypos, typosBetween } from './typos.ts';

const word = fc.string({
  unit: fc.constantFrom(...'a e i o r n t s b k'.split(' ')),
  minLength: 2,
  maxLength: 9,
});

it.each([40, 8000])('finds what comparing each of %i words finds', (count) => {
  const words = [...new Set(fc.sample(word, { numRuns: count, seed: count }))].toSorted();
  const index = new TypoIndex(words);
  for (const typed of fc.sample(word, { numRuns: 100, seed: 3 })) {
    const found = new Map<string, number>();
    index.each(typed, (at, typos) => found.set(words[at]!, typos));
    const limit = allowedTypos(typed);
    const near = words
      .map((other) => [other, typosBetween(typed, other, limit)] as const)
      .filter(([, typos]) => typos > 0 && typos <= limit);
    expect(found).toEqual(new Map(near));
  }
});
