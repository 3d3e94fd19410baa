import { describe, expect, it } from 'vitest';
import { timeZoneOf, toWall } from './time-zone.ts';

/** Coyhaique in Chile, whose zone is of 2025: Node 20.19 does not know it. */
const COYHAIQUE = [-45.57, -72.07] as const;

describe('the time zone of a position', () => {
  it('is one that this Node can reckon in, wherever on Earth', () => {
    const noon = Date.UTC(2026, 5, 1, 12);
    const zones = new Set<string>();
    for (let lat = -90; lat <= 90; lat += 1.5)
      for (let lng = -180; lng <= 180; lng += 1.5) zones.add(timeZoneOf(lat, lng));
    zones.add(timeZoneOf(...COYHAIQUE));
    expect(zones.size).toBeGreaterThan(200);
    // The islands' clocks are 14 hours ahead at most.
    for (const zone of zones) expect(Math.abs(toWall(noon, zone) - noon)).toBeLessThan(15 * 3.6e6);
  });

  it('is one with the same clock where its own is younger than the program', () => {
    const isOlder = (zone: string) => zone !== 'America/Coyhaique';
    expect(timeZoneOf(...COYHAIQUE, () => true)).toBe('America/Coyhaique');
    expect(timeZoneOf(...COYHAIQUE, isOlder)).toBe('America/Punta_Arenas');
  });

  it('is UTC where none is known', () => {
    expect(timeZoneOf(90, 180, () => false)).toBe('UTC');
  });
});
