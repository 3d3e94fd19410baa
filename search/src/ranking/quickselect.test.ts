import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { quickselect, selectTwo } from './quickselect.ts';

it('selects without sorting all', () => {
  const values = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.nat(), (all, any) => {
      const place = any % all.length;
      const moved = Float64Array.from(all);
      const sorted = Float64Array.from(all).toSorted();
      expect(quickselect(moved, place)).toBe(sorted[place]);
      expect(moved.subarray(0, place + 1).toSorted()).toEqual(sorted.subarray(0, place + 1));
      expect(moved.toSorted()).toEqual(sorted);
    }),
  );
});

it.each([
  ['of a sample that is like all', (at: number) => (at * 7919) % 50_021],
  // Every thirteenth value is sampled.
  ['of a sample that misleads', (at: number) => (at % 13 === 0 ? -at : at)],
  ['of many ties', (at: number) => at % 5],
])('selects two by the help %s', (_, valueAt) => {
  const all = Float64Array.from({ length: 50_000 }, (_value, at) => valueAt(at));
  const sorted = all.toSorted();
  for (const first of [0, 10, 25_000, 49_990]) {
    expect(selectTwo(all, first, first + 9)).toEqual([sorted[first], sorted[first + 9]]);
  }
});
