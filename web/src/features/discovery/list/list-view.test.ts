import type { Cafe } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_STATE } from '../../../lib/search-params.ts';
import type { CafeList } from '../data/useCafeList.ts';
import { listView } from './list-view.ts';

const from = { lat: 42.36, lng: -71.06 };
const cafes = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  averageRating: index === 22 ? 5 : null,
  latitude: index === 0 ? '?' : '42.36',
  longitude: '-71.06',
})) as Cafe[];
const whole: CafeList = { cafes, total: 23, queryString: '', page: null };
const ids = (view: ReturnType<typeof listView>) => view.shown.map(({ cafe }) => cafe.id);

describe('the list of a whole answer', () => {
  it('shows ten cafes a page, ranked through', () => {
    const view = listView(whole, false, { ...EMPTY_STATE, page: 3 }, from);
    expect(view).toMatchObject({ status: 'ready', total: 23, page: 3, firstRank: 21 });
    expect(ids(view)).toEqual([21, 22, 23]);
  });

  it('shows the last page where the address asks for a later one', () => {
    expect(listView(whole, false, { ...EMPTY_STATE, page: 99 }, from).page).toBe(3);
  });

  it('is sorted before it is paged', () => {
    expect(ids(listView(whole, false, { ...EMPTY_STATE, sort: 'rating' }, from))[0]).toBe(23);
  });

  it('knows no distance to a cafe that is nowhere', () => {
    const [first, second] = listView(whole, false, EMPTY_STATE, from).shown;
    expect(first?.distanceKm).toBeNull();
    expect(second?.distanceKm).toBe(0);
  });
});

describe('the list of one rendered page', () => {
  const page2: CafeList = { cafes: cafes.slice(10, 20), total: 23, queryString: '', page: 2 };

  it('shows it as it came, with the ranks of its page', () => {
    const view = listView(page2, false, { ...EMPTY_STATE, page: 2, sort: 'rating' }, from);
    expect(view).toMatchObject({ status: 'ready', total: 23, firstRank: 11 });
    expect(ids(view)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  it('is loading on any other page', () => {
    expect(listView(page2, false, { ...EMPTY_STATE, page: 1 }, from).status).toBe('loading');
  });
});

describe('the list without an answer', () => {
  it('is loading, failed, or ready and empty', () => {
    const none: CafeList = { cafes: [], total: 0, queryString: '', page: null };
    expect(listView(undefined, false, EMPTY_STATE, from).status).toBe('loading');
    expect(listView(undefined, true, EMPTY_STATE, from).status).toBe('failed');
    expect(listView(none, false, EMPTY_STATE, from)).toMatchObject({ status: 'ready', total: 0 });
  });
});
