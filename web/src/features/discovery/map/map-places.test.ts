import type { Cafe } from '@cortado/contract';
import { describe, expect, it, vi } from 'vitest';
import type { ListedCafe } from '../list/listed-cafe.ts';
import { mapPlaces } from './map-places.ts';

const entries = Array.from({ length: 12 }, (_, index): ListedCafe => ({
  cafe: {
    id: 100 + index,
    name: `Cafe ${index}`,
    latitude: index === 1 ? 'nowhere' : '42.36',
    longitude: '-71.06',
  } as Cafe,
  distanceKm: null,
}));

const page1 = { shown: entries.slice(0, 10), firstRank: 1 };

describe('places on the map', () => {
  it('carry their rank on the current page, and none on the others', () => {
    const ranks = new Map(
      mapPlaces(entries, { shown: entries.slice(10), firstRank: 11 }).map(({ id, rank }) => [
        id,
        rank,
      ]),
    );
    expect(ranks.get(100)).toBeNull();
    expect(ranks.get(110)).toBe(11);
    expect(ranks.get(111)).toBe(12);
  });

  it('leave out a cafe that is nowhere, without moving the ranks after it', () => {
    const places = mapPlaces(entries, page1);
    expect(places.map(({ id }) => id)).not.toContain(101);
    expect(places.find(({ id }) => id === 102)?.rank).toBe(3);
  });

  it('note a cafe that is nowhere once', () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const lost = [{ cafe: { ...entries[1]!.cafe, id: 7 }, distanceKm: null }];
    mapPlaces(lost, page1);
    mapPlaces(lost, page1);
    expect(debug).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Cafe 7 '));
    debug.mockRestore();
  });

  it('are where their cafes say', () => {
    expect(mapPlaces(entries, page1)[0]).toEqual({
      id: 100,
      name: 'Cafe 0',
      at: { lat: 42.36, lng: -71.06 },
      rank: 1,
    });
  });
});
