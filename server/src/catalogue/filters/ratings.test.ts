import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ratings } from './ratings.ts';
import { addBit, emptyBits } from '@cortado/search/sets/bitset';
import { toPositionSet } from '@cortado/search/sets/position-set';
import { runToEnd } from '@cortado/search/slices';
import { selectBest } from '@cortado/search/ranking/select-best';

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
      const ratingCounts = Uint32Array.from({ length: size }, () => random() ** 9 * greatest);
      const ratingSums = ratingCounts.map((count) => count * (1 + 4 * random()));
      const ratings = runToEnd(Ratings.build({ ratingCounts, ratingSums }));
      const bits = emptyBits(size);
      for (let position = 0; position < size; position += step) addBit(bits, position);
      const set = toPositionSet(bits);
      const orders = [
        { keys: ratings.byCount, blockMinimums: ratings.minCountByBlock, second: ratings.byStars },
        { keys: ratings.byStars, blockMinimums: ratings.minStarsByBlock, second: ratings.byCount },
      ];
      for (const { keys, blockMinimums, second } of orders) {
        const values = new Float64Array(size);
        const ties = new Float64Array(size);
        const positions = Uint32Array.from(values.keys());
        keys(positions, size, values);
        second(positions, size, ties);
        const best = (compareTies: (a: number, b: number) => number) =>
          Array.from(set.toArray())
            .toSorted((a, b) => values[a]! - values[b]! || compareTies(a, b) || a - b)
            .slice(0, limit);
        expect(selectBest(set, [keys], limit, { blockMinimums })).toEqual(best(() => 0));
        expect(selectBest(set, [keys, second], limit, { blockMinimums })).toEqual(
          best((a, b) => ties[a]! - ties[b]!),
        );
      }
    }),
    { numRuns: 60 },
  );
});
