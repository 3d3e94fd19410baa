import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBit, emptyBits } from '../sets/bitset.ts';
import { toPositionSet } from '../sets/position-set.ts';
import type { Keys } from './keys.ts';
import { selectBest } from './select-best.ts';

const keysIn =
  (values: readonly number[]): Keys =>
  (positions, count, keys) => {
    for (let at = 0; at < count; at++) keys[at] = values[positions[at]!]!;
  };

it('selects what sorting all would bring first', () => {
  const anyKeys = fc.array(fc.tuple(fc.nat(9), fc.nat(3), fc.boolean()), { maxLength: 3000 });
  fc.assert(
    fc.property(anyKeys, fc.integer({ min: 1, max: 50 }), (rows, limit) => {
      const bits = emptyBits(rows.length);
      for (const [at, [, , isIn]] of rows.entries()) if (isIn) addBit(bits, at);
      const [first, second] = [rows.map(([one]) => one), rows.map(([, one]) => one)];
      const sorted = [...rows.keys()]
        .filter((at) => rows[at]![2])
        .toSorted((a, b) => first[a]! - first[b]! || second[a]! - second[b]! || a - b);
      const keys = [keysIn(first), keysIn(second)] as const;
      expect(selectBest(toPositionSet(bits), keys, limit)).toEqual(sorted.slice(0, limit));
    }),
    { numRuns: 100 },
  );
});
