import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectBest } from '../ranking/select-best.ts';
import { addBit, emptyBits } from '../sets/bitset.ts';
import { toPositionSet } from '../sets/position-set.ts';
import { runToEnd } from '../slices.ts';
import { NumberIndex } from './number-index.ts';

it('skips no position that is one of the best', () => {
  const any = fc.record({
    size: fc.integer({ min: 1, max: 6000 }),
    step: fc.integer({ min: 1, max: 9 }),
    greatest: fc.constantFrom(1, 30, 5000),
    limit: fc.constantFrom(1, 10, 200),
    seed: fc.integer({ min: 1, max: 2 ** 31 }),
  });
  fc.assert(
    fc.property(any, ({ size, step, greatest, limit, seed }) => {
      let state = seed;
      const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
      const counts = Uint32Array.from({ length: size }, () => random() ** 9 * greatest);
      const averages = Uint8Array.from(counts, (count) => count && 10 + 40 * random());
      const [byCount, byAverage] = [counts, averages].map(
        (numbers) => runToEnd(NumberIndex.build(numbers)).sorting,
      );
      const bits = emptyBits(size);
      for (let position = 0; position < size; position += step) addBit(bits, position);
      const set = toPositionSet(bits);
      const orders = [
        [byCount!, byAverage!],
        [byAverage!, byCount!],
      ] as const;
      for (const [
        {
          keys: [keys],
          blockMinimums,
        },
        {
          keys: [second],
        },
      ] of orders) {
        const values = new Float64Array(size);
        const ties = new Float64Array(size);
        const positions = Uint32Array.from(values.keys());
        keys!(positions, size, values);
        second!(positions, size, ties);
        const best = (compareTies: (a: number, b: number) => number) =>
          Array.from(set.toArray())
            .toSorted((a, b) => values[a]! - values[b]! || compareTies(a, b) || a - b)
            .slice(0, limit);
        expect(selectBest(set, [keys!], limit, { blockMinimums })).toEqual(best(() => 0));
        expect(selectBest(set, [keys!, second], limit, { blockMinimums })).toEqual(
          best((a, b) => ties[a]! - ties[b]!),
        );
      }
    }),
    { numRuns: 60 },
  );
});
