import { expect, it } from 'vitest';
import { nextPageLink, pageLimit } from './page-links.ts';

it.each([
  [2000, undefined, 2000],
  [2001, undefined, 200],
  [2001, null, 200],
  [50_000, 7, 7],
])('of %i with the limit %j at most %i are answered', (total, limit, most) => {
  expect(pageLimit({ total, limit })).toBe(most);
});

it.each([
  ['/api/x?q=a%26b&limit=10', { total: 30, limit: 10 }, '</api/x?q=a%26b&limit=10&offset=10>'],
  [
    '/api/x?offset=10&limit=10',
    { total: 30, limit: 10, offset: 10 },
    '</api/x?offset=20&limit=10>',
  ],
  ['/api/x', { total: 2001 }, '</api/x?limit=200&offset=200>'],
])('%s leads to its next page', (url, page, link) => {
  expect(nextPageLink(url, page)).toBe(`${link}; rel="next"`);
});

it.each([
  { total: 0 },
  { total: 2000 },
  { total: 20, limit: 10, offset: 10 },
  { total: 20, limit: 10, offset: 999_999_999 },
])('there is none after %j', (page) => {
  expect(nextPageLink('/api/x', page)).toBeNull();
});
