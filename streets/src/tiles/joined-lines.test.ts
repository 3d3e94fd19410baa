import { describe, expect, it } from 'vitest';
import { joinLines } from './joined-lines.ts';

describe('the segments of a street', () => {
  it('become one line where two meet, whichever way they run', () => {
    const joined = joinLines([
      [[1, 0], [2, 0]],
      [[1, 0], [0, 0]],
      [[3, 0], [2, 0]],
    ]);
    expect(joined).toHaveLength(1);
    const [line] = joined;
    expect(line![0]![0] === 0 ? line : line!.toReversed()).toEqual([[0, 0], [1, 0], [2, 0], [3, 0]]);
  });

  it('stay apart where three meet', () => {
    const fork = [[[0, 0], [1, 0]], [[1, 0], [2, 1]], [[1, 0], [2, -1]]];
    expect(joinLines(fork)).toEqual(fork.map((line) => expect.arrayContaining(line) as number[][]));
  });

  it('may be a ring', () => {
    const ring = [[0, 0], [1, 0], [1, 1], [0, 0]];
    expect(joinLines([ring])).toHaveLength(1);
    expect(joinLines([ring.slice(0, 3), ring.slice(2)])).toEqual([
      expect.objectContaining({ length: 4 }),
    ]);
  });
}); // prettier-ignore
