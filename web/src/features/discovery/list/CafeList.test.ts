import { describe, expect, it } from 'vitest';
import { coverFor } from '@cortado/contract/cover-for';
import { rowCovers } from './CafeList.tsx';

const ids = Array.from({ length: 200 }, (_, index) => index + 1);

describe('the covers of a list', () => {
  it('never draw the same twice in a row', () => {
    const drawings = rowCovers(ids).map(({ drawing }) => drawing);
    expect(drawings.filter((one, index) => one === drawings[index - 1])).toEqual([]);
  });

  it("are the cafe's own wherever the row above draws something else", () => {
    expect(rowCovers([5])).toEqual([coverFor(5)]);
    const drawn = rowCovers([5, 5, 5]).map(({ drawing }) => drawing);
    expect(drawn[0]).toBe(drawn[2]);
    expect(drawn[1]).not.toBe(drawn[0]);
  });
});
