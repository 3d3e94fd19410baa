import { distanceKm, type Point } from '@cortado/contract';
import type { PositionName, Walk } from '@cortado/contract/walks';
import type { Place } from '@cortado/streets/places/place';
import type { Places } from '@cortado/streets/places/open-places';
import { walkMinutes } from '@cortado/streets/walking/route';
import type { WalkGraph } from '@cortado/streets/walking/walk-graph';

/** Each part is opened when it is first needed. */
export interface OpenStreets {
  graph: WalkGraph;
  places: Places;
}

/** Metres along the streets; a third more than the straight line where no streets are known; null: no way is known. */
type WalkLength = { metres: number; isAbout: boolean } | null;

/** How much longer a way through streets is than the straight line, about. */
const DETOUR = 1.3;

const METRES = 1000;
const about = (from: Point, to: Point) => distanceKm(from, to) * METRES * DETOUR;

/** Whether the streets around a point are known, if not one within reach. */
function isCovered({ box }: WalkGraph, { lat, lng }: Point): boolean {
  const [west, south, east, north] = box;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

const snap = (graph: WalkGraph, { lat, lng }: Point) => graph.snap([lng, lat]);

/** How far some points are on foot, in their order. */
function lengths({ graph }: OpenStreets, { from, to }: { from: Point; to: readonly Point[] }) {
  const origin = snap(graph, from);
  const walks = origin && graph.walksFrom(origin);
  return to.map((point): WalkLength => {
    if (!isCovered(graph, from) || !isCovered(graph, point))
      return { metres: about(from, point), isAbout: true };
    const end = snap(graph, point);
    const metres = end && walks ? walks.metresTo(end) : null;
    return metres === null ? null : { metres, isAbout: false };
  });
}

/** The way on foot. */
function walk({ graph }: OpenStreets, { from, to }: { from: Point; to: Point }): Walk {
  if (!isCovered(graph, from) || !isCovered(graph, to)) {
    const metres = about(from, to);
    return { kind: 'about', metres, minutes: walkMinutes(metres) };
  }
  const [origin, end] = [snap(graph, from), snap(graph, to)];
  const route = origin && end && graph.route(origin, end);
  return route ? { kind: 'streets', ...route } : { kind: 'none' };
}

/** The places that typed words may mean. */
const complete = (
  { places }: OpenStreets,
  { text, limit }: { text: string; limit: number },
): Place[] => places.complete(text, { limit });

/** What a position is near; null: no street is near. */
function nameOf({ places }: OpenStreets, at: Point): PositionName {
  const named = places.nameOf(at);
  if (!named) return null;
  const { street, cross, town, part } = named;
  return { street, ...(cross && { cross }), ...(town && { town }), ...(part && { part }) };
}

/** Opens all, so that no visitor waits for it. */
const open = ({ graph, places }: OpenStreets, _input: null) => Boolean(graph && places);

/** What the thread of the streets answers. */
export const STREET_CALLS = { open, lengths, walk, complete, nameOf };

export type StreetCall = keyof typeof STREET_CALLS;
export type StreetInput<Call extends StreetCall> = Parameters<(typeof STREET_CALLS)[Call]>[1];
export type StreetAnswer<Call extends StreetCall> = ReturnType<(typeof STREET_CALLS)[Call]>;
