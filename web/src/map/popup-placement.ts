import type { ScreenPoint } from './engine.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Placement {
  left: number;
  top: number;
  below: boolean;
  /** How far the tip is from the popup's middle, in pixels. */
  tip: number;
}

const GAP = 20;
export const EDGE = 16;
/** Of the pin that is open. */
export const PIN_HEIGHT = 50;
const MIN_TIP = 20;

/**
 * Where a popup is placed: above its pin, or below it in the map's upper third. It stays inside the map,
 * and its tip slides so that it still points at the pin.
 * @param pin the pin's tip, in pixels from the map's top left corner
 */
export function placePopup(pin: ScreenPoint, popup: Size, map: Size): Placement {
  const below = pin.y < map.height / 3;
  const middle = Math.min(
    Math.max(pin.x, EDGE + popup.width / 2),
    map.width - EDGE - popup.width / 2,
  );
  const max = popup.width / 2 - MIN_TIP;
  return {
    left: Math.round(middle - popup.width / 2),
    top: Math.round(below ? pin.y + GAP : pin.y - PIN_HEIGHT - GAP + 8 - popup.height),
    below,
    tip: Math.round(Math.min(Math.max(pin.x - middle, -max), max)),
  };
}
