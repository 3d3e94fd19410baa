import { describe, expect, it } from 'vitest';
import { EMPTY_STATE } from '../../lib/search-params.ts';
import { listQuery, pageNeeds } from './page-needs.ts';

const areas = ['Downtown', 'Back Bay'];

describe('what a page needs from the catalogue', () => {
  it('is the first ten cafes of the default area on the bare home page', () => {
    const expected = { list: { query: { area: 'Downtown', limit: '10', offset: '0' } } };
    expect(pageNeeds('/', areas)).toEqual(expected);
    expect(pageNeeds('/?', areas)).toEqual(expected);
  });

  it('is the page, filters and order the address asks for', () => {
    expect(pageNeeds('/?q=what?&features=wifi&sort=rating&page=3&unit=km', areas)).toEqual({
      list: {
        query: { q: 'what?', features: 'wifi', sortBy: 'rating', limit: '10', offset: '20' },
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

describe("the list's parameters", () => {
  const state = { ...EMPTY_STATE, sort: 'distance' } as const;
  const page1 = { sortBy: 'distance', limit: '10', offset: '0' };

  it('say where the visitor is where that gives the order, and only if it is known', () => {
    const place = { lat: 42.373, lng: -71.119 };
    expect(listQuery(state, { ...place, isFallback: false })).toEqual({
      ...page1,
      lat: '42.373',
      lng: '-71.119',
    });
    expect(listQuery(state, { ...place, isFallback: true })).toEqual(page1);
    const byRating = { ...state, sort: 'rating' } as const;
    expect(listQuery(byRating, { ...place, isFallback: false })).not.toHaveProperty('lat');
  });
});
