import { describe, expect, it } from 'vitest';
import { pageNeeds } from './page-needs.ts';

const areas = ['Downtown', 'Back Bay'];

describe('what a page needs from the catalogue', () => {
  it('is the first ten cafes of the default area on the bare home page', () => {
    const expected = { list: { query: { area: 'Downtown', limit: '10', offset: '0' }, page: 1 } };
    expect(pageNeeds('/', areas)).toEqual(expected);
    expect(pageNeeds('/?', areas)).toEqual(expected);
  });

  it('is the page, filters and order the address asks for', () => {
    expect(pageNeeds('/?q=what?&features=wifi&sort=rating&page=3&unit=km', areas)).toEqual({
      list: {
        query: { q: 'what?', features: 'wifi', sortBy: 'rating', limit: '10', offset: '20' },
        page: 3,
      },
    });
  });

  it('is the cafe on a cafe page', () => {
    expect(pageNeeds('/cafe/7?tab=map', areas)).toEqual({ cafeId: 7 });
  });

  it.each(['/about', '/cafe/0', '/cafe/7x', '/cafe/99999999999', '/cafe', '/nope?q=x'])(
    'is nothing on %s',
    (url) => {
      expect(pageNeeds(url, areas)).toEqual({});
    },
  );
});
