import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { readStreets, type StreetLine } from '../street-lines.ts';
import type { Network } from './network.ts';
import { footOn } from './plane.ts';
import type { Snap } from './snapper.ts';
import { BOSTON, BOSTON_OSM, graphOf } from './testing/boston.ts';
import { randomNumbers } from './testing/random-numbers.ts';
import type { WalkGraph } from './walk-graph.ts';

/** The shortest way by the book (Dijkstra), in metres between the streets of two places; infinite without one. */
function plainMetres({ edges, metres, ...network }: Network, start: Snap, end: Snap): number {
  const endsOf = ({ edge, along }: Snap) =>
    [
      [edges.from[edge]!, along],
      [edges.to[edge]!, metres[edge]! - along],
    ] as const;
  const known = new Map<number, number>();
  const open = new Map<number, number>();
  const offer = (node: number, away: number) => {
    if (!known.has(node) && away < (open.get(node) ?? Infinity)) open.set(node, away);
  };
  for (const [node, away] of endsOf(start)) offer(node, away);
  let shortest = start.edge === end.edge ? Math.abs(start.along - end.along) : Infinity;
  while (open.size > 0) {
    let [nearest, here] = [-1, Infinity];
    for (const [node, away] of open) if (away < here) [nearest, here] = [node, away];
    if (here >= shortest) break;
    open.delete(nearest);
    known.set(nearest, here);
    for (const [node, rest] of endsOf(end)) {
      if (node === nearest) shortest = Math.min(shortest, here + rest);
    }
    for (let way = network.firstWay[nearest]!; way < network.firstWay[nearest + 1]!; way++) {
      offer(network.wayTo[way]!, here + network.wayMetres[way]!);
    }
  }
  return shortest;
}

/** Places within 140 m of nodes, drawn at random. */
function* randomPlaces(graph: WalkGraph, seed: number): Generator<Snap> {
  const random = randomNumbers(seed);
  const { edges, nodeX, nodeY } = graph.network;
  for (;;) {
    const node = Math.floor(random() * edges.nodeCount);
    const [x, y] = [nodeX[node]! + 200 * random() - 100, nodeY[node]! + 200 * random() - 100];
    const place = graph.snap(edges.plane.toPosition(x, y));
    if (place) yield place;
  }
}

/** Metres between two positions, on a globe. */
function metresApart([lngA, latA]: Position, [lngB, latB]: Position): number {
  const radians = Math.PI / 180;
  const [north, east] = [(latB! - latA!) * radians, (lngB! - lngA!) * radians];
  const squared =
    Math.sin(north / 2) ** 2 +
    Math.cos(latA! * radians) * Math.cos(latB! * radians) * Math.sin(east / 2) ** 2;
  return 2 * 6_371_009 * Math.asin(Math.sqrt(squared));
}

const lengthOf = (line: readonly Position[]): number =>
  line.slice(1).reduce((sum, position, at) => sum + metresApart(line[at]!, position), 0);

/** The nearest place on a street of some name. */
function nearestOn({ edges, along }: Network, name: string, position: Position): Snap {
  const [x, y] = edges.plane.toPlane(position);
  let best: Snap = { edge: 0, along: 0, away: Infinity, position: [0, 0] };
  for (const edge of edges.street.keys()) {
    if (edges.streets[edges.street[edge]!]!.name !== name) continue;
    for (let at = edges.shapeStarts[edge]!; at + 1 < edges.shapeStarts[edge + 1]!; at++) {
      const { xs, ys } = edges;
      const foot = footOn(x, y, xs[at]!, ys[at]!, xs[at + 1]!, ys[at + 1]!);
      const metres = along[at]! + foot.share * (along[at + 1]! - along[at]!);
      if (foot.away < best.away) best = { ...best, edge, along: metres, away: foot.away };
    }
  }
  return { ...best, away: 0 };
}

const toKey = ([longitude, latitude]: Position) =>
  `${longitude!.toFixed(5)} ${latitude!.toFixed(5)}`;

describe.each([
  ['Boston alone', [BOSTON], 40],
  ['Boston with Somerville and Brookline', [BOSTON, BOSTON_OSM], 200],
])('%s', (_, folders, pairs) => {
  const graph = graphOf(...folders);
  const { network } = graph;
  const between = (from: Position, to: Position) => graph.route(graph.snap(from)!, graph.snap(to)!);
  /** Metres along the streets from a street to another one at a place where their lines cross. */
  const metresBetween = (street: string, other: string, crossing: Position) => {
    const [from, to] = [street, other].map((name) => nearestOn(network, name, crossing));
    return graph.walksFrom(from!).metresTo(to!);
  };

  it('has 98 % of its length in two parts', () => {
    const [first, second] = network.partMetres.toSorted((a, b) => b - a);
    const all = network.metres.reduce((sum, metres) => sum + metres, 0);
    expect((first! + second!) / all).toBeGreaterThanOrEqual(0.98);
    expect(second! / all).toBeGreaterThan(0.1);
  });

  it.each([
    ['Longfellow Bridge', [-71.0795, 42.362], [-71.0735, 42.3613], 600],
    ['Harvard Bridge', [-71.0932, 42.3583], [-71.0893, 42.3505], 950],
    ['River Street Bridge', [-71.1145, 42.362], [-71.119, 42.3608], 450],
    ['Western Avenue Bridge', [-71.115, 42.3644], [-71.12, 42.3641], 450],
    ['Anderson Bridge', [-71.1215, 42.3705], [-71.124, 42.3675], 460],
    ['BU Bridge', [-71.1104, 42.3548], [-71.111, 42.3505], 560],
    ['Gilmore Bridge', [-71.0725, 42.3705], [-71.0657, 42.3747], 850],
  ])('walks over the %s', (bridge, from, to, most) => {
    for (const route of [between(from, to), between(to, from)]) {
      expect(route?.steps.map(({ street }) => street)).toContain(bridge);
      expect(route!.metres).toBeLessThan(most);
    }
  });

  it.each([
    ['N Washington St', 'Water St', [-71.06126, 42.37077]],
    ['New Rutherford Ave', 'Gilmore Brg', [-71.06784, 42.37427]],
    ['William T Morrissey Blvd', 'Rev James L McGovern Fb', [-71.04973, 42.31884]],
  ])('does not go from %s to %s, which passes over or under it', (street, other, crossing) => {
    expect(metresBetween(street, other, crossing)).toBeGreaterThan(300);
  });

  it.each([
    ['Commonwealth Ave', 'Harvard Ave', [-71.13094, 42.35027]],
    ['Hanover St', 'John F. Fitzgerald Surface Rd', [-71.05646, 42.36216]],
    ['E Third St', 'O St', [-71.02926, 42.33661]],
    ['Cambridge St', 'Sixth St', [-71.08478, 42.37165]],
  ])('goes from %s to %s, which crosses it', (street, other, crossing) => {
    expect(metresBetween(street, other, crossing)).toBeLessThan(10);
  });

  it(`finds the shortest way between ${pairs} pairs of places, without a gap in its line`, () => {
    const places = randomPlaces(graph, 11);
    let found = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const [start, end] = [places.next().value as Snap, places.next().value as Snap];
      const metres = plainMetres(network, start, end);
      const route = graph.route(start, end);
      expect(route === null).toBe(metres === Infinity);
      if (!route) continue;
      found++;
      const off = start.away + end.away;
      expect(route.metres).toBeCloseTo(metres + off, 3);
      expect(graph.walksFrom(start).metresTo(end)).toBeCloseTo(metres + off, 3);
      // The line is as long as the way, so it leaves nothing out and goes nowhere else. The plane is right to 0.5 %.
      const length = lengthOf(route.line);
      expect(Math.abs(length - metres)).toBeLessThan(2 + 0.005 * metres);
      expect(route.line[0]).toEqual(start.position);
      expect(route.line.at(-1)).toEqual(end.position);
      const stepped = route.steps.reduce((sum, step) => sum + step.metres, 0);
      expect(stepped).toBeCloseTo(route.metres, 3);
    }
    expect(found).toBeGreaterThan(pairs / 2);
  });

  it('has no point that only motorways, their ramps and Storrow Drive have', () => {
    const isForCars = ({ name, class: kind }: StreetLine) =>
      kind === 'motorway' || /^ramp|storrow/i.test(name ?? '');
    const lines = folders.flatMap(readStreets);
    const pointsOf = (some: readonly StreetLine[]) =>
      some.flatMap(({ coordinates }) => coordinates).map(toKey);
    const others = new Set(pointsOf(lines.filter((line) => !isForCars(line))));
    const forCars = pointsOf(lines.filter(isForCars)).filter((point) => !others.has(point));
    expect(forCars.length).toBeGreaterThan(1000);
    const { xs, ys, plane } = network.edges;
    const walked = new Set(Array.from(xs, (x, at) => toKey(plane.toPosition(x, ys[at]!))));
    expect(forCars.filter((point) => walked.has(point))).toEqual([]);
  });

  it.each([
    ['in the harbor', [-71.02, 42.345]],
    ['in the middle of the Charles', [-71.085, 42.357]],
    ['outside', [-71.5, 42.3]],
    ['on another continent', [2.35, 48.86]],
  ])('finds no street for a point %s', (_where, position) => {
    expect(graph.snap(position)).toBeNull();
  });

  it.each([
    ['an island', [-70.987, 42.3225], [-71.0602, 42.3555]],
    ['the other side of the harbor', [-71.039, 42.369], [-71.0545, 42.364]],
  ])('knows no way on foot from %s', (_where, from, to) => {
    expect(graph.snap(from)).not.toBeNull();
    expect(between(from, to)).toBeNull();
    expect(graph.walksFrom(graph.snap(from)!).metresTo(graph.snap(to)!)).toBeNull();
  });
});
