import { describe, expect, it } from 'vitest';
import { pageButtons, pageCount } from './page-buttons.ts';

const shown = (current: number, pages: number) =>
  pageButtons(current, pages)
    .map((page) => page ?? '...')
    .join(' ');

describe('page buttons', () => {
  it.each([
    [1, 1, '1'],
    [2, 4, '1 2 3 4'],
    [1, 5, '1 2 ... 4 5'],
    [3, 6, '1 2 3 4 5 6'],
    [1, 11, '1 2 ... 10 11'],
    [6, 11, '1 2 ... 5 6 7 ... 10 11'],
    [10, 11, '1 2 ... 9 10 11'],
    [4, 11, '1 2 3 4 5 ... 10 11'],
  ])('on page %i of %i are %s', (current, pages, expected) => {
    expect(shown(current, pages)).toBe(expected);
  });

  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [105, 11],
  ])('%i cafes fill %i pages', (total, pages) => {
    expect(pageCount(total, 10)).toBe(pages);
  });
});
