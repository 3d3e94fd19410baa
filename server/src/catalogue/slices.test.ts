import { expect, it } from 'vitest';
import { seededRandom } from '../seed/seeded-random.ts';
import { finish, SLICE, sortInSlices } from './slices.ts';

it.each([0, 1, SLICE, 3 * SLICE + 7, 4 * SLICE])(
  'sorts %i indexes, equal keys in order',
  (count) => {
    const random = seededRandom(count);
    const keys = Float64Array.from({ length: count }, () => Math.floor(random() * 1000));
    const indexes = Uint32Array.from({ length: count }, (_, at) => at);
    const sorted = indexes.toSorted((a, b) => keys[a]! - keys[b]!);
    expect(finish(sortInSlices(indexes, keys))).toEqual(sorted);
  },
);
