import type { Cafe } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import type { ListPage } from '../data/list-page.ts';
import { listView } from './list-view.ts';

const from = { lat: 42.36, lng: -71.06 };
const cafes = [11, 12, 13].map((id) => ({
  id,
  latitude: id === 11 ? '?' : '42.36',
  longitude: '-71.06',
})) as Cafe[];
const page2: ListPage = { cafes, total: 13, page: 2, queryString: '' };

describe('the list of an answer', () => {
  it('shows it as it came, with the ranks of its page', () => {
    const view = listView(page2, false, from);
    expect(view).toMatchObject({ status: 'ready', total: 13, page: 2, firstRank: 11 });
    expect(view.shown.map(({ cafe }) => cafe.id)).toEqual([11, 12, 13]);
  });

  it('has no distance to a cafe without a position', () => {
    const [first, second] = listView(page2, false, from).shown;
    expect(first?.distanceKm).toBeNull();
    expect(second?.distanceKm).toBe(0);
  });
});

describe('the list without an answer', () => {
  it('is loading, failed, or ready and empty', () => {
    const none: ListPage = { cafes: [], total: 0, page: 1, queryString: '' };
    expect(listView(undefined, false, from).status).toBe('loading');
    expect(listView(undefined, true, from).status).toBe('failed');
    expect(listView(none, false, from)).toMatchObject({ status: 'ready', total: 0 });
  });
});
