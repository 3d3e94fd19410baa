import { describe, expect, it } from 'vitest';
import { inOrder, moved, toOrders } from './order.ts';

const category = (id: number, name: string, is_core_filter: boolean, sort_order: number) => ({
  id,
  name,
  is_core_filter,
  sort_order,
});
const list = inOrder([
  category(9, 'extra', false, 5),
  category(4, 'vibe', true, 20),
  category(3, 'features', false, 90),
  category(1, 'roast_level', true, 10),
  category(5, 'seating', true, 20),
]);
const ids = (categories: readonly { id: number }[] | null) => categories?.map(({ id }) => id);

describe('the order of filters', () => {
  it('puts built-in ones first, then core ones, then by sort order and id', () => {
    expect(ids(list)).toEqual([1, 3, 4, 5, 9]);
  });

  it.each([
    [3, 0, [3, 1, 4, 5, 9]],
    [4, 3, [1, 3, 5, 4, 9]],
    [4, 4, [1, 3, 5, 4, 9]],
    [5, 0, [1, 3, 5, 4, 9]],
    [9, 0, undefined],
    [1, 0, undefined],
    [77, 0, undefined],
  ])('moves %i to %i within its group', (id, to, expected) => {
    expect(ids(moved(list, id, to))).toEqual(expected);
  });

  it('is stored in steps of ten', () => {
    expect(toOrders(list).map(({ sortOrder }) => sortOrder)).toEqual([10, 20, 30, 40, 50]);
  });
});
