import { parseCafeQuery } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { canonicalKey } from './scopes.ts';

const keyOf = (params: Record<string, string>) => canonicalKey(parseCafeQuery(params));

describe('the key of an answer', () => {
  it.each([
    ['case and accents', { q: 'Café' }, { q: 'cafe' }],
    ['spaces and signs', { q: '  pour-over ' }, { q: 'pour over' }],
    ['signs, where there are no words', { q: '%' }, { q: '!?' }],
    ['order of values', { roastLevels: 'light,dark' }, { roastLevels: 'dark,light' }],
    ['spelling', { roastLevels: 'lightMedium' }, { dynamicFilter_roast_level: 'light_medium' }],
    ['an origin nothing is measured from', { lat: '1', lng: '2' }, {}],
    ['unknown hours where nothing is to be open', { hours: 'unknown' }, {}],
    ['spelling of a time', { openAt: 'Mon-0730' }, { openAt: 'mon-0730' }],
    ['defaults', { offset: '0', sortBy: 'default' }, {}],
  ])('is the same whatever the %s', (_what, a: Record<string, string>, b) => {
    expect(keyOf(a)).toBe(keyOf(b));
  });

  it('differs where the answer may', () => {
    const questions: Record<string, string>[] = [
      {},
      { q: 'a' },
      { q: '%' },
      { q: 'a b' },
      { q: 'ab' },
      { area: 'a' },
      { area: 'A' },
      { roastLevels: 'a' },
      { brewingMethods: 'a' },
      { roastLevels: 'a,b' },
      { minRating: '1' },
      { priceLevel: '1' },
      { sellsCoffeeBeans: 'true' },
      { favoritesOnly: 'true' },
      { confirmed: 'true' },
      { openAt: 'now' },
      { openAt: 'mon-0730' },
      { openAt: 'now', hours: 'unknown' },
      { bbox: '1,2,3,4' },
      { bbox: '1,2,3,5' },
      { sortBy: 'rating' },
      { sortBy: 'distance' },
      { sortBy: 'distance', lat: '1', lng: '2' },
      { limit: '1' },
      { limit: '1', offset: '1' },
    ];
    expect(new Set(questions.map(keyOf)).size).toBe(questions.length);
  });
});
