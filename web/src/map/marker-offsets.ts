import type { Point } from '@cortado/contract/distance';
import type { ScreenPoint } from './engine.ts';
import { toWorld, WORLD_PX } from './mercator.ts';
import type { MapPlace } from './types.ts';

/** Pins closer than this, in pixels, would cover each other. */
const PIN_SPACE = 34;
const ROUNDS = 30;

/** Pins that would cover each other push each other aside. By id, in pixels. */
export function pinOffsets(
  pins: readonly MapPlace[],
  zoom: number,
): ReadonlyMap<number, ScreenPoint> {
  // They are drawn like this up to the next whole zoom.
  const scale = WORLD_PX * 2 ** (zoom + 0.5);
  const points = pins.map(({ id, at }) => {
    const { x, y } = toWorld(at);
    return { id, from: { x: x * scale, y: y * scale }, x: x * scale, y: y * scale };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, one] of points.entries()) {
      for (const other of points.slice(i + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= PIN_SPACE) continue;
        // Those at one place go aside.
        const [toX, toY] = apart < 0.01 ? [1, 0] : [dx / apart, dy / apart];
        const push = (PIN_SPACE - apart) / 2;
        one.x -= toX * push;
        one.y -= toY * push;
        other.x += toX * push;
        other.y += toY * push;
      }
    }
  }
  return new Map(points.map(({ id, from, x, y }) => [id, { x: x - from.x, y: y - from.y }]));
}

/** How high the middle of a pin is above its tip, and how much room it takes, in pixels. */
const PIN_MIDDLE = 24;
const PIN_ROOM = 18;

/** How far a cluster is moved aside from the pins that would cover its count, in pixels. */
export function besidePins(
  at: Point,
  size: number,
  pins: readonly { at: Point; offset: ScreenPoint }[],
  zoom: number,
): ScreenPoint {
  const scale = WORLD_PX * 2 ** zoom;
  const own = toWorld(at);
  const room = size / 2 + PIN_ROOM;
  const covering = pins
    .map((pin) => {
      const world = toWorld(pin.at);
      return {
        x: (own.x - world.x) * scale - pin.offset.x,
        y: (own.y - world.y) * scale - pin.offset.y + PIN_MIDDLE,
      };
    })
    .filter(({ x, y }) => Math.hypot(x, y) < room);
  if (covering.length === 0) return { x: 0, y: 0 };
  const x = covering.reduce((sum, away) => sum + away.x, 0) / covering.length;
  const y = covering.reduce((sum, away) => sum + away.y, 0) / covering.length;
  const far = Math.hypot(x, y);
  // Straight below where it lies right behind them.
  const [toX, toY] = far < 1 ? [0, 1] : [x / far, y / far];
  return { x: toX * (room - far), y: toY * (room - far) };
}
