import { parseCafeQuery } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '../snapshot.ts';
import { CATEGORIES } from '../testing/arbitraries.ts';
import { testCafe as cafe } from '../testing/cafe.ts';
import type { CatalogueCafe } from '../types.ts';

const find = (cafes: CatalogueCafe[], params: Record<string, string>) =>
  buildSnapshot({ cafes, categories: CATEGORIES }, 1).search(parseCafeQuery(params)).ids;

describe('searching by text', () => {
  const cafes = [
    cafe(1, 'Caffè Vittoria', { area: 'North End' }),
    cafe(2, 'Tatte Bakery & Cafe'),
    cafe(3, 'Latte Lab'),
    cafe(4, 'Broadsheet Coffee Roasters', { filterOptionIds: [3, 5], sellsCoffeeBeans: true }),
    cafe(5, "Simon's Coffee Shop", { address: '1736 Massachusetts Ave, Cambridge, MA 02140' }),
  ];

  it.each([
    ['folds case and accents', 'CAFFE vittoria', [1]],
    ['folds accents in what is typed', 'tàtté', [2, 3]],
    ['matches prefixes', 'broad', [4]],
    ['forgives one typo from 4 letters', 'simns', [5]],
    ['forgives none below', 'sho', [5]],
    ['forgives two from 8 letters', 'brodshett', [4]],
    ['puts exact hits before those with typos', 'latte', [3, 2]],
    ['needs every word to match', 'tatte vittoria', []],
    ['finds areas', 'north end', [1]],
    ['finds addresses', '1736', [5]],
    ['finds what a cafe offers', 'pour over', [4]],
    ['knows v60', 'v60', [4]],
    ['knows wi-fi', 'wi-fi', [4]],
    ['knows that beans are sold', 'beans', [4]],
    ['ignores an apostrophe', 'simon’s', [5]],
    ['finds nothing where nothing is similar', 'zzzzzz', []],
    ['forgives no typo in a number', '1737', []],
    ['ignores a repeated word', 'tatte tatte', [2, 3]],
    ['knows a synonym within a text', 'broadsheet v60', [4]],
    ['finds nothing by punctuation alone', ' -- !? ', []],
    ['ignores punctuation beside words', 'broadsheet %', [4]],
    ['finds everything by spaces', '   ', [4, 1, 3, 5, 2]],
  ])('%s', (_rule, q, ids) => {
    expect(find(cafes, { q })).toEqual(ids);
  });

  it.each([
    ['Łódź', 'lodz'],
    ['Smørrebrød', 'SMORREBROD'],
    ['Größe', 'grosse'],
    ['Καφές', 'ΚΑΦΕΣ'],
    ['İstanbul', 'istanbul'],
    ['Ｗｉｄｅ', 'wide'],
  ])('finds %s by %s, without a typo', (name, q) => {
    // With a typo, it would rank below the other one's description.
    expect(find([cafe(1, 'Other', { description: q }), cafe(2, name)], { q })).toEqual([2, 1]);
  });

  it.each([
    ['a backslash and quotes', String.raw`\"'%_;--`],
    ['a pattern', '(.*)+$^[a-'],
    ['names of built-in things', '__proto__ constructor toString'],
    ['control characters', '\u0000\u202e\ufeff'],
    ['halves of characters', '\ud800 \udc00'],
    ['one letter 200 times', 'a'.repeat(200)],
    ['the letter that grows most', '\ufdfa'.repeat(200)],
  ])('treats %s like any other words', (_what, q) => {
    expect(() => find(cafes, { q })).not.toThrow();
  });

  it('puts a name before an area before a description', () => {
    const three = [
      cafe(1, 'One', { description: 'By the harbor.' }),
      cafe(2, 'Two', { area: 'Harbor' }),
      cafe(3, 'Harbor Three'),
    ];
    expect(find(three, { q: 'harbor' })).toEqual([3, 2, 1]);
  });
});

describe('filters', () => {
  const cafes = [
    cafe(1, 'A', { filterOptionIds: [1, 5], ratingCount: 1, ratingSum: 4 }),
    cafe(2, 'B', { filterOptionIds: [2, 5, 6], ratingCount: 100, ratingSum: 395 }),
    cafe(3, 'C', { filterOptionIds: [1, 2], ratingCount: 0, ratingSum: 0 }),
    cafe(4, 'D', { ratingCount: 100, ratingSum: 394, latitude: Number.NaN }),
  ];

  it.each([
    ['values inside a group join by or', { roastLevels: 'light,dark' }, [2, 1, 3]],
    ['groups join by and', { roastLevels: 'light', hasWifi: 'true' }, [1]],
    ['features need all ticked values', { dynamicFilter_features: 'wifi,power' }, [2]],
    ['client spellings are known', { roastLevels: 'Light' }, [1, 3]],
    ['an unknown value matches nothing', { roastLevels: 'purple' }, []],
    ['an unknown category matches nothing', { dynamicFilter_mood: 'calm' }, []],
    ['a hidden option matches nothing', { dynamicFilter_vibe: 'hidden' }, []],
    ['a threshold compares the shown rating', { ratingFilter: '4_stars' }, [2, 1]],
    ['several thresholds mean the lowest', { ratingFilter: '5_stars,3_stars' }, [2, 4, 1]],
    ['an unrated cafe fails every rating filter', { minRating: '0.1' }, [2, 4, 1]],
    ['an impossible place is in no box', { bbox: '-180,-90,180,90' }, [2, 1, 3]],
    ['a box may cross the 180th meridian', { bbox: '170,0,-71,90' }, [2, 1, 3]],
    ['a box has its edges', { bbox: '-71.06,42.36,-71.06,42.36' }, [2, 1, 3]],
    ['a box elsewhere is empty', { bbox: '-71.05,42.36,-71,42.37' }, []],
    ['an impossible place is farthest', { sortBy: 'distance' }, [2, 1, 3, 4]],
    ['nobody’s favorites are none', { favoritesOnly: 'true' }, []],
    ['few ratings do not beat many', {}, [2, 4, 1, 3]],
    ['limit and offset take a part', { limit: '2', offset: '1' }, [4, 1]],
  ])('%s', (_rule, params, ids) => {
    expect(find(cafes, params as Record<string, string>)).toEqual(ids);
  });

  it('counts all matches whatever the limit', () => {
    const snapshot = buildSnapshot({ cafes, categories: CATEGORIES }, 1);
    expect(snapshot.search(parseCafeQuery({ limit: '1' })).total).toBe(4);
  });

  it('names areas by how many cafes they have, ties by name', () => {
    const places = ['Back Bay', 'Allston', 'Fenway', 'Fenway'].map((area, at) =>
      cafe(at + 1, 'X', { area }),
    );
    expect(buildSnapshot({ cafes: places, categories: [] }, 1).areas).toEqual([
      'Fenway',
      'Allston',
      'Back Bay',
    ]);
  });
});

describe('a list without a limit', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => cafe(at + 1, 'Cafe'));
  const snapshot = buildSnapshot({ cafes: many(2001), categories: [] }, 1);

  it('is whole up to 2,000 cafes, and the first 200 beyond', () => {
    expect(find(many(2000), {})).toHaveLength(2000);
    const { total, ids } = snapshot.search(parseCafeQuery({}));
    expect([total, ids.length, ids[0], ids.at(-1)]).toEqual([2001, 200, 1, 200]);
    const later = snapshot.search(parseCafeQuery({ offset: '1900' }));
    expect([later.ids.length, later.ids[0]]).toEqual([101, 1901]);
  });

  it.each(['2001', '999999999'])('is empty past its end, with the count, at %s', (offset) => {
    const query = parseCafeQuery({ offset, limit: '10' });
    expect(snapshot.search(query)).toEqual({ total: 2001, ids: [] });
  });
});
