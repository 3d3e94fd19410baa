import type { Bbox } from '@cortado/contract/distance';
import { describe, expect, it } from 'vitest';
import { frameOf } from './framing.ts';

const place = (id: number, lat: number, lng: number) => ({
  id,
  name: '',
  label: '',
  at: { lat, lng },
  rank: null,
});
const ALL: Bbox = [-72, 41, -70, 43];
const NONE = { pins: [], places: [], clusters: [] };

/** So many places in a square of a tenth of a degree around the middle of the city. */
const city = (count: number) =>
  Array.from({ length: count }, (_, i) => place(i, 42.3 + (i % 7) / 70, -71.1 + (i % 11) / 110));

describe('what a map shows first', () => {
  it('is the box of a few, however far apart', () => {
    const places = [...city(9), place(10, 41, -72), place(11, 43, -70)];
    expect(frameOf({ ...NONE, places }, ALL)?.box).toEqual(ALL);
  });

  it('leaves out the farthest twentieth of many', () => {
    const places = [...city(98), place(98, 41, -72), place(99, 43, -70)];
    const [west, south, east, north] = frameOf({ ...NONE, places }, ALL)!.box;
    expect(west).toBeGreaterThanOrEqual(-71.1);
    expect(south).toBeGreaterThanOrEqual(42.3);
    expect(east).toBeLessThanOrEqual(-71);
    expect(north).toBeLessThanOrEqual(42.4);
  });

  it('has all cafes of the list’s page', () => {
    const pins = [place(99, 42.1, -71.3)];
    const [west, south] = frameOf({ ...NONE, pins, places: city(98) }, ALL)!.box;
    expect([west, south]).toEqual([-71.3, 42.1]);
  });

  it('has its middle where half of the cafes are on each side, those of clusters too', () => {
    const clusters = [{ id: 'a', at: { lat: 43, lng: -70 }, count: 30, bounds: ALL }];
    expect(frameOf({ ...NONE, places: city(20), clusters }, ALL)).toEqual({
      box: ALL,
      middle: { lat: 43, lng: -70 },
    });
  });

  it('has a place in its middle, where two are on either side of an ocean', () => {
    const places = [place(1, -36.85, 174.76), place(2, 36.74, -5.16)];
    const { middle } = frameOf({ ...NONE, places }, [-5.16, -36.85, 174.76, 36.74])!;
    expect(places.map(({ at }) => at)).toContainEqual(middle);
  });

  it('is the given box where that goes over the 180th meridian', () => {
    const places = Array.from({ length: 60 }, (_, i) => place(i, -17, i % 2 === 0 ? 179 : -179));
    const fiji: Bbox = [179, -17, -179, -17];
    expect(frameOf({ ...NONE, places }, fiji)?.box).toEqual(fiji);
  });

  it('is nothing without cafes', () => {
    expect(frameOf(NONE, null)).toBeNull();
    expect(frameOf({ ...NONE, places: [place(1, Number.NaN, 0)] }, ALL)).toBeNull();
  });
});
