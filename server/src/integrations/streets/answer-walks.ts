import { distanceKm, type Point } from '@cortado/contract';
import type { Walk } from '@cortado/contract/walks';
import { walkMinutes } from '@cortado/streets/walking/route';
import type { WalkGraph } from '@cortado/streets/walking/walk-graph';

/** From a point to others: how far each is, or the way to the only one. */
export interface WalkQuestion {
  from: Point;
  to: readonly Point[];
  /** Whether the way itself is wanted. */
  isRoute: boolean;
}

/** Metres along the streets; a third more than the straight line where no streets are known; null: no way is known. */
export type WalkLength = { metres: number; isAbout: boolean } | null;

/** How much longer a way through streets is than the straight line, about. */
const DETOUR = 1.3;

const METRES = 1000;
const about = (from: Point, to: Point) => distanceKm(from, to) * METRES * DETOUR;

/** Whether the streets around a point are known, if not one within reach. */
function isCovered({ box: [west, south, east, north] }: WalkGraph, { lat, lng }: Point): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** @returns how far each point is, or the way to the first */
export function answerWalks(
  graph: WalkGraph,
  { from, to, isRoute }: WalkQuestion,
): Walk | WalkLength[] {
  const origin = graph.snap([from.lng, from.lat]);
  const walk = isRoute || !origin ? null : graph.walksFrom(origin);
  const lengthTo = (point: Point): WalkLength => {
    if (!isCovered(graph, from) || !isCovered(graph, point))
      return { metres: about(from, point), isAbout: true };
    const end = graph.snap([point.lng, point.lat]);
    const metres = end && walk?.metresTo(end);
    return metres === null || metres === undefined ? null : { metres, isAbout: false };
  };
  if (!isRoute) return to.map(lengthTo);
  const [target] = to as [Point];
  if (!isCovered(graph, from) || !isCovered(graph, target)) {
    const metres = about(from, target);
    return { kind: 'about', metres, minutes: walkMinutes(metres) };
  }
  const end = graph.snap([target.lng, target.lat]);
  const route = origin && end && graph.route(origin, end);
  return route ? { kind: 'streets', ...route } : { kind: 'none' };
}
