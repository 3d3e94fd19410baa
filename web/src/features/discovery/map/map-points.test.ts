import type { Cafe, MapAnswer } from '@cortado/contract';
import { describe, expect, it, vi } from 'vitest';
import { mapPoints } from './map-points.ts';

const at = { latitude: 42.36, longitude: -71.06 };
const mapPlace = (id: number) => ({ id, name: `Cafe ${id}`, ...at });
const answer: MapAnswer = { total: 12, bounds: null, isComplete: true, places: [], clusters: [] };
const listed = (id: number, latitude = '42.36', longitude = '-71.06') => ({
  cafe: { id, name: `Cafe ${id}`, latitude, longitude } as Cafe,
  distanceKm: null,
});
const page2 = { shown: [listed(11), listed(12)], firstRank: 11 };

describe('the places of an answer that is complete', () => {
  it('are pins with their rank on the shown page, and have none on the others', () => {
    const places = [10, 11, 12].map(mapPlace);
    expect(mapPoints({ ...answer, places }, page2, true)).toEqual({
      pins: [
        { id: 11, name: 'Cafe 11', label: 'Cafe 11', at: { lat: 42.36, lng: -71.06 }, rank: 11 },
        { id: 12, name: 'Cafe 12', label: 'Cafe 12', at: { lat: 42.36, lng: -71.06 }, rank: 12 },
      ],
      clusters: [],
      places: [
        { id: 10, name: 'Cafe 10', label: 'Cafe 10', at: { lat: 42.36, lng: -71.06 }, rank: null },
      ],
    });
  });
});

describe('an answer whose cafes are mostly clustered or out of sight', () => {
  const partial: MapAnswer = {
    ...answer,
    isComplete: false,
    places: [mapPlace(10), mapPlace(11)],
    clusters: [
      { id: 'a', count: 9, latitude: 42.3, longitude: -71.2, bounds: [-71.3, 42.2, -71.1, 42.4] },
      { id: 'b', count: 1, latitude: 42.5, longitude: -71, bounds: [-71, 42.5, -71, 42.5] },
    ],
  };
  const page = {
    shown: [listed(11), listed(20, '42.31', '-71.21'), listed(21, '42.5', '-71')],
    firstRank: 1,
  };

  it('has pins for the shown page, which its places and clusters do not count again', () => {
    const { pins, places, clusters } = mapPoints(partial, page, true);
    expect(pins.map(({ id, rank }) => [id, rank])).toEqual([
      [11, 1],
      [20, 2],
      [21, 3],
    ]);
    expect(places.map(({ id }) => id)).toEqual([10]);
    expect(clusters.map(({ id, count }) => [id, count])).toEqual([['a', 8]]);
  });

  it('has those alone that it knows while the page still answers another query', () => {
    const { pins, places, clusters } = mapPoints(partial, page, false);
    expect(pins.map(({ id }) => id)).toEqual([11]);
    expect(places.map(({ id }) => id)).toEqual([10]);
    expect(clusters.map(({ count }) => count)).toEqual([9, 1]);
  });
});

describe('a cafe of the page without a position', () => {
  it('has no pin, does not change the ranks after it, and is noted once', () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const page = { shown: [listed(7, 'nowhere'), listed(8)], firstRank: 1 };
    const { pins } = mapPoints({ ...answer, isComplete: false }, page, true);
    mapPoints({ ...answer, isComplete: false }, page, true);
    expect(pins.map(({ id, rank }) => [id, rank])).toEqual([[8, 2]]);
    expect(debug).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Cafe 7 '));
    debug.mockRestore();
  });
});
