import { expect, it } from 'vitest';
import { buildSnapshot } from '../snapshot.ts';
import { SLICE } from '@cortado/search/slices';
import { testCafe } from '../testing/cafe.ts';
import { AreaCounts } from './area-counts.ts';

it('are counted in slices', () => {
  const cafes = Array.from({ length: 2 * SLICE + 1 }, (_, at) =>
    testCafe(at + 1, 'Cafe', { area: at % 3 === 0 ? 'Boston' : 'Salem' }),
  );
  const { parts, areas } = buildSnapshot({ cafes, categories: [] }, 1);
  const work = AreaCounts.of(parts);
  expect([work.next().done, work.next().done]).toEqual([false, false]);
  expect(work.next().value?.names).toEqual(areas);
  expect(areas).toEqual(['Salem', 'Boston']);
});
