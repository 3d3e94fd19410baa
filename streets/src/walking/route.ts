import type { Network } from './network.ts';
import type { Snap } from './snapper.ts';
import { type Leg, type Step, toSteps } from './steps.ts';
import type { Walked } from './ways.ts';

/** A way on foot from one place to another. */
export interface Route {
  /** Along the streets, with the metres from the two points to their streets. */
  metres: number;
  /** Whole minutes, at least 1. */
  minutes: number;
  /** `[longitude, latitude]` of each point from the first street's place to the last one's. */
  line: [longitude: number, latitude: number][];
  /** In the order they are walked; their metres are those of the route. The last one is the arrival. */
  steps: Step[];
}

/** Metres that are walked in a minute: 4.8 km/h. */
const METRES_A_MINUTE = 80;

/** @returns whole minutes, at least 1 */
export const walkMinutes = (metres: number): number =>
  Math.max(1, Math.round(metres / METRES_A_MINUTE));

export function toRoute(
  network: Network,
  start: Snap,
  end: Snap,
  walked: readonly Walked[],
): Route {
  const points: [x: number, y: number][] = [];
  const legs: Leg[] = [];
  for (const { edge, from, to } of walked) {
    const shape = network.shape(edge, from, to);
    // Neighbouring stretches share a node.
    points.push(...(points.length === 0 ? shape : shape.slice(1)));
    const first = legs.at(-1)?.points[1] ?? 0;
    const street = network.streetOf(edge).name;
    legs.push({ street, metres: Math.abs(to - from), points: [first, points.length - 1] });
  }
  const metres = start.away + end.away + legs.reduce((sum, leg) => sum + leg.metres, 0);
  return {
    metres,
    minutes: walkMinutes(metres),
    line: points.map(([x, y]) => network.edges.plane.toPosition(x, y)),
    steps: toSteps(legs, points, start.away, end.away),
  };
}
