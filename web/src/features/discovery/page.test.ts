import type { Understand } from '@cortado/contract/page';
import { describe, expect, it } from 'vitest';
import { EMPTY_STATE } from '../../lib/search-params.ts';
import { discoveryPage } from './page.ts';
import { listQuery } from './data/list-page.ts';

const areas = ['Downtown', 'Back Bay'];
const understand: Understand = (text) =>
  text.startsWith('back bay')
    ? {
        chips: [
          { kind: 'area', key: 'area', label: 'Back Bay', words: 'back bay', area: 'Back Bay' },
        ],
        rest: text.slice('back bay '.length),
        leftOut: [],
      }
    : { chips: [], rest: text, leftOut: [] };
const needs = (search: string) =>
  discoveryPage.needs!({ path: '/', search, params: {}, areas }, understand);

describe('what a page needs from the catalogue', () => {
  it('is the first ten cafes of the default area on the bare home page', () => {
    const expected = { list: { query: { area: 'Downtown', limit: '10', offset: '0' } } };
    expect(needs('')).toEqual(expected);
  });

  it('is the page, filters and order of the address', () => {
    expect(needs('q=what?&features=wifi&sort=rating&page=3&unit=km')).toEqual({
      list: {
        query: { q: 'what?', features: 'wifi', sortBy: 'rating', limit: '10', offset: '20' },
      },
      words: 'what?',
    });
  });

  it('is what the words mean, unless they are undone or meant as typed', () => {
    const limits = { limit: '10', offset: '0' };
    expect(needs('q=back+bay+bean')).toEqual({
      list: { query: { q: 'bean', area: 'Back Bay', ...limits } },
      words: 'back bay bean',
    });
    expect(needs('q=back+bay+bean&without=area').list?.query).toEqual({ q: 'bean', ...limits });
    expect(needs('q=back+bay+bean&words=exact')).toEqual({
      list: { query: { q: 'back bay bean', ...limits } },
    });
  });
});

describe("the list's parameters", () => {
  const state = { ...EMPTY_STATE, sort: 'distance' } as const;
  const page1 = { sortBy: 'distance', limit: '10', offset: '0' };

  it('have the visitor’s position where the order depends on it, and only if it is known', () => {
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
