import type { Bbox } from '@cortado/contract/distance';
import { describe, expect, it } from 'vitest';
import { isInside, isWithin, nearestCopy, toBounds, widen } from './bounds.ts';

describe('a box over the 180th meridian', () => {
  const fiji: Bbox = [176, -20, -178, -15];

  it('is what a map shows that was moved over it, from either side', () => {
    expect(toBounds([176, -20, 182, -15])).toEqual(fiji);
    expect(toBounds([-184, -20, -178, -15])).toEqual(fiji);
    expect(toBounds([-500, -60, 20, 60])).toEqual([-180, -60, 180, 60]);
    expect(toBounds([-72, 42, -70, 43])).toEqual([-72, 42, -70, 43]);
  });

  it('holds what is on both sides', () => {
    expect(isWithin({ lat: -17, lng: 178 }, fiji)).toBe(true);
    expect(isWithin({ lat: -17, lng: -179 }, fiji)).toBe(true);
    expect(isWithin({ lat: -17, lng: 0 }, fiji)).toBe(false);
    expect(isWithin({ lat: -25, lng: 178 }, fiji)).toBe(false);
  });

  it('is what a box near to it is widened to', () => {
    expect(widen([176, -20, 180, -16])).toEqual([175, -21, -179, -15]);
    expect(widen(fiji)).toEqual([174.5, -21.25, -176.5, -13.75]);
    expect(widen([-150, -60, 150, 60])).toEqual([-180, -90, 180, 90]);
  });

  it('lies within boxes over it, not within one that ends there', () => {
    expect(isInside(fiji, widen(fiji))).toBe(true);
    expect(isInside([177, -20, 179, -15], fiji)).toBe(true);
    expect(isInside(fiji, [170, -20, 180, -15])).toBe(false);
    expect(isInside(fiji, [-179, -20, 177, -15])).toBe(false);
    expect(isInside(fiji, [-180, -90, 180, 90])).toBe(true);
  });

  it('shows the copy of a place that is nearer to its middle', () => {
    expect(nearestCopy(-179, 179)).toBe(181);
    expect(nearestCopy(179, -181)).toBe(-181);
    expect(nearestCopy(-71, -72)).toBe(-71);
  });
});
