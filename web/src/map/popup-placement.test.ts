import { describe, expect, it } from 'vitest';
import { placePopup } from './popup-placement.ts';

const popup = { width: 312, height: 150 };
const map = { width: 600, height: 900 };

describe('a popup', () => {
  it('is above its pin, in the middle', () => {
    const { left, top, below, tip } = placePopup({ x: 300, y: 600 }, popup, map);
    expect([left, below, tip]).toEqual([144, false, 0]);
    expect(top + popup.height).toBeLessThan(600 - 40);
  });

  it('is below in the upper third', () => {
    const { top, below } = placePopup({ x: 300, y: 200 }, popup, map);
    expect(below).toBe(true);
    expect(top).toBe(220);
  });

  it('stays 16 from the edges, and its tip slides to the pin', () => {
    expect(placePopup({ x: 40, y: 600 }, popup, map)).toMatchObject({ left: 16, tip: -132 });
    expect(placePopup({ x: 590, y: 600 }, popup, map)).toMatchObject({ left: 272, tip: 136 });
  });
});
