import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd, SLICE, sortInSlices } from './slices.ts';

it.each([0, 1, SLICE, 3 * SLICE + 7, 4 * SLICE])(
  'sorts %i indexes, equal keys in order',
  (count) => {
    const keys = Float64Array.from(fc.sample(fc.nat(1000), { numRuns: count, seed: count }));
    const indexes = Uint32Array.from(keys, (_, at) => at);
    const sorted = indexes.toSorted((a, b) => keys[a]! - keys[b]!);
    expect(runToEnd(sortInSlices(indexes, keys))).toEqual(sorted);
  },
);
