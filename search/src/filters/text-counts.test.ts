import { expect, it } from 'vitest';
import { fullBits } from '../sets/bitset.ts';
import { SLICE } from '../slices.ts';
import { TextCounts } from './text-counts.ts';

it('counts in slices', () => {
  const size = 2 * SLICE + 1;
  const numbers = Uint32Array.from({ length: size }, (_, at) => (at % 3 === 0 ? 0 : 1));
  const column = { numbers, texts: ['Boston', 'Salem'] };
  const work = TextCounts.of([{ column, live: fullBits(size) }]);
  expect([work.next().done, work.next().done]).toEqual([false, false]);
  expect(work.next().value?.texts).toEqual(['Salem', 'Boston']);
});
