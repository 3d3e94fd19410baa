import type { Understood } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_STATE, type DiscoveryState } from '../../../lib/search-params.ts';
import {
  clearAll,
  setArea,
  setOpenAt,
  setPage,
  setSort,
  setText,
  setUnknownHours,
  toggleOption,
  toggleRating,
  type Change,
} from './changes.ts';
import { changeUnderWords, withWords } from './words.ts';

const understood: Understood = {
  chips: [
    { kind: 'openAt', key: 'open', label: 'Open now', words: 'open now', openAt: 'now' },
    { kind: 'area', key: 'area', label: 'Back Bay', words: 'back bay', area: 'Back Bay' },
    { kind: 'rating', key: 'rating', label: '4+ stars', words: '4 stars', minRating: 4 },
    {
      kind: 'option',
      key: 'brewing_method:siphon',
      label: 'Siphon',
      words: 'siphon',
      category: 'brewing_method',
      value: 'siphon',
    },
    { kind: 'near', key: 'near', label: 'Near me', words: 'near me' },
  ],
  rest: 'bean',
  leftOut: ['quiet'],
};
const typed: DiscoveryState = { ...EMPTY_STATE, q: 'quiet siphon bean in back bay' };
const shown = withWords(typed, understood);
const address = (change: Change, from = typed) => changeUnderWords(change, understood)(from);

describe('what is shown of words', () => {
  it('is their filters, and the text that is left', () => {
    expect(shown).toEqual({
      ...typed,
      q: 'bean',
      area: 'Back Bay',
      openAt: 'now',
      ratingFilter: ['4_stars'],
      options: { brewing_method: ['siphon'] },
      sort: 'distance',
    });
  });

  it('puts cafes of that name first, unless the visitor has set filters', () => {
    const named = { ...understood, named: 'bean' };
    expect(withWords(typed, named).named).toBe('bean');
    expect(withWords({ ...typed, without: ['open'] }, named).named).toBe('');
    expect(withWords({ ...typed, options: { vibe: ['quiet'] } }, named).named).toBe('');
    expect(changeUnderWords(setPage(2), named)(typed)).toEqual({ ...typed, page: 2 });
    expect(changeUnderWords(setText('', []), named)(typed).named).toBe('');
  });

  it('leaves an order that was chosen', () => {
    expect(withWords({ ...typed, sort: 'rating' }, understood).sort).toBe('rating');
  });

  it('is the text alone where it is meant as typed', () => {
    expect(withWords(typed, undefined)).toBe(typed);
  });

  it.each([
    ['open', { openAt: null }],
    ['area', { area: null }],
    ['rating', { ratingFilter: [] }],
    ['brewing_method:siphon', { options: {} }],
    ['near', { sort: 'relevance' }],
  ] as const)('is without %s once that is taken back', (key, change) => {
    expect(withWords({ ...typed, without: [key] }, understood)).toEqual({
      ...shown,
      ...change,
      without: [key],
    });
  });
});

describe('a change of what is shown', () => {
  it.each([
    ['the area', setArea(null), 'area'],
    ['the hour', setOpenAt(null), 'open'],
    ['a rating', toggleRating('4_stars'), 'rating'],
    ['an option', toggleOption('brewing_method', 'siphon'), 'brewing_method:siphon'],
    ['the order', setSort('relevance'), 'near'],
  ])('takes back %s alone, and no word', (_name, change, key) => {
    expect(address(change)).toEqual({ ...typed, without: [key] });
  });

  it('replaces what was read by what the visitor chooses', () => {
    expect(address(setArea('Fenway'))).toEqual({ ...typed, area: 'Fenway', without: ['area'] });
    expect(address(setUnknownHours(true))).toEqual({
      ...typed,
      openAt: 'now',
      unknownHours: true,
      without: ['open'],
    });
  });

  it('adds to what was read, and adds none of that to the address', () => {
    expect(address(toggleOption('brewing_method', 'nitro'))).toEqual({
      ...typed,
      options: { brewing_method: ['nitro'] },
    });
    expect(address(setPage(2))).toEqual({ ...typed, page: 2 });
  });

  it('does not remove an option that was chosen by hand too', () => {
    const both = { ...typed, options: { brewing_method: ['siphon'] } };
    expect(address(setPage(2), both)).toEqual({ ...both, page: 2 });
  });

  it('leaves the filters where the rest of the text is removed, and nothing where all is', () => {
    expect(address(setText('', []))).toEqual({ ...shown, q: '' });
    expect(address(clearAll)).toEqual({ ...EMPTY_STATE, sort: 'distance' });
  });
});
