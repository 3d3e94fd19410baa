// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageOf } from './ByPage.tsx';

const open = (address: string, count: number) => {
  window.history.replaceState(null, '', address);
  return renderHook(() => usePageOf([...Array(count).keys()])).result.current;
};

it.each([
  ['/profile', 0, 23, 1],
  ['/profile?page=2', 24, 47, 2],
  ['/profile?page=3', 48, 49, 3],
  ['/profile?page=99', 48, 49, 3],
  ['/profile?page=-1', 0, 23, 1],
  ['/profile?page=two', 0, 23, 1],
])('%s shows of fifty those from %i to %i', (address, first, last, page) => {
  const shown = open(address, 50);
  expect([shown.rows[0], shown.rows.at(-1), shown.page, shown.pages]).toEqual([
    first,
    last,
    page,
    3,
  ]);
});

it('leads to a page within the open tab, and to the first without its number', () => {
  const { hrefOf } = open('/profile?tab=ratings&page=2', 50);
  expect([hrefOf(1), hrefOf(3)]).toEqual(['/profile?tab=ratings', '/profile?tab=ratings&page=3']);
  expect(open('/profile?page=2', 50).hrefOf(1)).toBe('/profile');
});

it('shows nothing of nothing', () => {
  expect(open('/profile?page=2', 0)).toMatchObject({ rows: [], page: 1 });
});
