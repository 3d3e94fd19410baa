import { expect, it } from 'vitest';
import { addBit, emptyBits } from './bitset.ts';
import { BitGroup, intersect } from './group.ts';
import { ListGroup } from './list-group.ts';
import { toPositionSet } from './position-set.ts';
import { BitsetPool } from './bitset-pool.ts';

const SIZE = 10_000;

// Few are sorted, more are put in order by a bit set, many are no list.
it.each([0, 1, 2, 15, 19, 20, 100, 156, 157, 2000, 9999])(
  'finds what %i positions in any order have in common with a set',
  (count) => {
    const positions = Uint32Array.from({ length: count }, (_, at) => (at * 7919) % SIZE);
    const among = new Set(positions);
    const even = emptyBits(SIZE);
    for (let position = 0; position < SIZE; position += 2) addBit(even, position);
    const groups = [
      new BitGroup(even),
      new ListGroup(positions, (position) => among.has(position)),
      new BitGroup(even),
    ];
    const found = toPositionSet(intersect(groups, new BitsetPool(SIZE)));
    const expected = positions.filter((position) => position % 2 === 0).toSorted();
    expect([found.count, found.toArray()]).toEqual([expected.length, expected]);
  },
);
