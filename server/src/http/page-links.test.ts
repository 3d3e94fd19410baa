import { pageLimit, type Page } from '@cortado/contract';
import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

it.each([
  [2000, undefined, 2000],
  [2001, undefined, 200],
  [2001, null, 200],
  [50_000, 7, 7],
])('of %i with the limit %j at most %i are answered', (total, limit, most) => {
  expect(pageLimit({ total, limit })).toBe(most);
});

it('the links are the address asked for, with another offset', () => {
  expect(pageLinks('/api/x?q=a%26b&limit=10', { total: 20, limit: 10 })).toBe(
    [
      '</api/x?q=a%26b&limit=10&offset=10>; rel="next"',
      '</api/x?q=a%26b&limit=10&offset=0>; rel="first"',
      '</api/x?q=a%26b&limit=10&offset=10>; rel="last"',
    ].join(', '),
  );
});

it('are left out where they would be longer than the headers that proxies take', () => {
  const page = { total: 20, limit: 10 };
  expect(pageLinks(`/api/x?limit=10&q=${'a'.repeat(200)}`, page)).toContain('rel="next"');
  expect(pageLinks(`/api/x?limit=10&${'a=1&'.repeat(1500)}`, page)).toBeNull();
});

it.each([
  [{ total: 0 }, {}],
  [{ total: 0, limit: 10, offset: 10 }, {}],
  [{ total: 2000 }, {}],
  [{ total: 105, offset: 5 }, {}],
  [{ total: 105, limit: 200 }, {}],
  [{ total: 2001 }, { next: 200, first: 0, last: 2000 }],
  [
    { total: 105, limit: 10 },
    { next: 10, first: 0, last: 100 },
  ],
  [
    { total: 105, limit: 10, offset: 10 },
    { prev: 0, next: 20, first: 0, last: 100 },
  ],
  [
    { total: 12, limit: 10, offset: 3 },
    { prev: 0, first: 0, last: 10 },
  ],
  [
    { total: 110, limit: 10, offset: 100 },
    { prev: 90, first: 0, last: 100 },
  ],
  [
    { total: 105, limit: 10, offset: 999_999_999 },
    { prev: 100, first: 0, last: 100 },
  ],
] as [Page, Record<string, number>][])('a page of %j has these others', (page, expected) => {
  const links = [...(pageLinks('/api/x', page) ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)];
  const others = links.map(([, address, rel]) => {
    const { searchParams } = new URL(address!, 'http://localhost');
    expect(searchParams.get('limit')).toBe(String(page.limit ?? 200));
    return [rel, Number(searchParams.get('offset'))];
  });
  expect(Object.fromEntries(others)).toEqual(expected);
});
