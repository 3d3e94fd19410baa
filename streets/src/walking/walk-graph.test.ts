import { expect, it } from 'vitest';
import { buildGraph } from './build-graph.ts';
import { walkMinutes } from './route.ts';
import { at, drawn } from './testing/drawn-lines.ts';

/** A block of 200 by 100 m with a road to the east, and a lonely lane in the middle of the block. */
const GRAPH = buildGraph([
  drawn('South St', [
    [0, 0],
    [200, 0],
    [6000, 0],
  ]),
  drawn('West St', [
    [0, 0],
    [0, 100],
  ]),
  drawn('North St', [
    [0, 100],
    [200, 100],
  ]),
  drawn('East St', [
    [200, 100],
    [200, 0],
  ]),
  drawn('Lonely Ln', [
    [50, 50],
    [150, 50],
  ]),
]);

const place = (x: number, y: number) => GRAPH.snap(at(x, y))!;

it('finds the nearest place on a street', () => {
  const snap = GRAPH.snap(at(120, -30))!;
  const [longitude, latitude] = at(120, 0);
  expect(snap.away).toBeCloseTo(30);
  expect(snap.position).toEqual([
    expect.closeTo(longitude!, 5) as number,
    expect.closeTo(latitude!, 5) as number,
  ]);
});

it.each([
  [250, 249, true],
  [250, 251, false],
  [30, 31, false],
])('finds a street within %d m of a point %d m away: %s', (within, away, found) => {
  expect(GRAPH.snap(at(120, -away), within) !== null).toBe(found);
});

it('takes a street without a connection only where there is no other', () => {
  const nameAt = (x: number, y: number, within?: number) =>
    GRAPH.network.streetOf(GRAPH.snap(at(x, y), within)!.edge).name;
  expect(nameAt(100, 45)).toBe('South St');
  expect(nameAt(100, 45, 40)).toBe('Lonely Ln');
});

it('measures along the streets, with the ways to them', () => {
  const walk = GRAPH.walksFrom(place(100, -10));
  expect(walk.metresTo(place(100, 105))).toBeCloseTo(315);
  expect(walk.metresTo(place(180, -20))).toBeCloseTo(110);
  expect(walk.metresTo(GRAPH.snap(at(100, 50), 1)!)).toBeNull();
});

it('reaches nothing behind the limit of a walk', () => {
  const walk = GRAPH.walksFrom(place(100, 0), 150);
  expect(walk.metresTo(place(0, 40))).toBeCloseTo(140);
  expect(walk.metresTo(place(0, 60))).toBeNull();
});

it('finds the shortest way, with its line and its steps', () => {
  const route = GRAPH.route(place(120, -10), place(150, 110))!;
  expect(route.metres).toBeCloseTo(250);
  expect(route.minutes).toBe(3);
  expect(route.line).toHaveLength(4);
  expect(route.steps.map(({ turn, street, metres }) => [turn, street, Math.round(metres)])).toEqual(
    [
      ['start', 'South St', 90],
      ['left', 'East St', 100],
      ['left', 'North St', 50],
      ['arrive', 'North St', 10],
    ],
  );
  expect(route.steps.map(({ points }) => points)).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 3],
  ]);
});

it('walks along one street, in its direction and against it', () => {
  expect(GRAPH.route(place(20, 0), place(90, 0))!.metres).toBeCloseTo(70);
  expect(GRAPH.route(place(90, 0), place(20, 0))!.line).toEqual([
    place(90, 0).position,
    place(20, 0).position,
  ]);
  expect(GRAPH.route(place(90, 0), place(90, 0))).toMatchObject({ metres: 0, minutes: 1 });
});

it('leaves a street and comes back to it where that is shorter', () => {
  const graph = buildGraph([
    drawn('Long Loop', [
      [0, 0],
      [0, 900],
      [100, 900],
      [100, 0],
    ]),
    drawn('Short St', [
      [0, 0],
      [100, 0],
    ]),
  ]);
  const route = graph.route(graph.snap(at(0, 30))!, graph.snap(at(100, 30))!)!;
  expect(route.metres).toBeCloseTo(160, 1);
  expect(route.steps.map(({ street }) => street)).toEqual([
    'Long Loop',
    'Short St',
    'Long Loop',
    'Long Loop',
  ]);
});

it('goes around a loop in its shorter direction', () => {
  const loop = [
    [0, 100],
    [-100, 200],
    [0, 300],
    [100, 200],
    [0, 100],
  ] as const;
  const stem = [
    [0, 0],
    [0, 100],
  ] as const;
  const graph = buildGraph([drawn('Loop Rd', loop), drawn('Stem Rd', stem)]);
  const metresTo = (x: number, y: number) =>
    graph.route(graph.snap(at(0, 50))!, graph.snap(at(x, y))!)!.metres;
  expect(metresTo(-50, 150)).toBeCloseTo(50 + 70.7, 1);
  expect(metresTo(50, 150)).toBeCloseTo(50 + 70.7, 1);
});

it('finds no way between streets that are not connected', () => {
  expect(GRAPH.route(place(120, 0), GRAPH.snap(at(100, 50), 1)!)).toBeNull();
});

it.each([
  [0, 1],
  [79, 1],
  [119, 1],
  [121, 2],
  [800, 10],
])('walks %d m in %d min', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes);
});
