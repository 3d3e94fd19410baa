import type { MultiPolygon, Position } from 'geojson';
import { expect, it } from 'vitest';
import { buildGraph } from './build-graph.ts';
import { at, drawn } from './testing/drawn-lines.ts';

/** Whether a point is in the area: a ray from it crosses the rings an odd number of times. */
function isIn({ coordinates }: MultiPolygon, [x, y]: Position): boolean {
  let crossed = 0;
  for (const ring of coordinates.flat()) {
    for (let point = 1; point < ring.length; point++) {
      const [[ax, ay], [bx, by]] = [
        ring[point - 1] as [number, number],
        ring[point] as [number, number],
      ];
      if (ay > y! !== by > y! && x! < ax + ((y! - ay) * (bx - ax)) / (by - ay)) crossed++;
    }
  }
  return crossed % 2 === 1;
}

const isAnticlockwise = (ring: readonly Position[]): boolean => {
  const twice = ring.slice(1).reduce((sum, [x, y], before) => {
    const [beforeX, beforeY] = ring[before]!;
    return sum + beforeX! * y! - x! * beforeY!;
  }, 0);
  return twice > 0;
};

const ROAD = buildGraph([
  drawn('Long Rd', [
    [0, 0],
    [3000, 0],
  ]),
]);

function areaFrom(graph: typeof ROAD, position: Position, metres: number): MultiPolygon {
  return graph.reach(graph.walksFrom(graph.snap(position)!, metres), metres);
}

it('goes along a street as far as the metres do, and beside it', () => {
  const area = areaFrom(ROAD, at(1000, 0), 400);
  expect(area.coordinates).toHaveLength(1);
  for (const x of [610, 800, 1000, 1390]) expect(isIn(area, at(x, 0))).toBe(true);
  for (const x of [570, 1430]) expect(isIn(area, at(x, 0))).toBe(false);
  expect([isIn(area, at(1000, 50)), isIn(area, at(1000, 70))]).toEqual([true, false]);
});

it('counts the way to the street', () => {
  const area = areaFrom(ROAD, at(1000, 200), 400);
  expect([isIn(area, at(1190, 0)), isIn(area, at(1230, 0))]).toEqual([true, false]);
  expect(areaFrom(ROAD, at(1000, 200), 190).coordinates).toEqual([]);
});

it('has a hole where no street is, and none inside a block', () => {
  const around = (west: number, size: number) =>
    drawn('Around Rd', [
      [west, 0],
      [west + size, 0],
      [west + size, size],
      [west, size],
      [west, 0],
    ]);
  const graph = buildGraph([around(0, 500), around(500, 150)]);
  const area = areaFrom(graph, at(500, 0), 2000);
  expect(area.coordinates).toHaveLength(1);
  expect(area.coordinates[0]!.map(isAnticlockwise)).toEqual([true, false]);
  expect([isIn(area, at(250, 250)), isIn(area, at(575, 75))]).toEqual([false, true]);
});

it('leaves out a street that is near but far to walk', () => {
  const river = [
    drawn('South Bank', [
      [0, 0],
      [2000, 0],
    ]),
    drawn('North Bank', [
      [0, 200],
      [2000, 200],
    ]),
    drawn('Bridge', [
      [2000, 0],
      [2000, 200],
    ]),
  ];
  const area = areaFrom(buildGraph(river), at(1500, 0), 800);
  expect([isIn(area, at(1900, 200)), isIn(area, at(1500, 200))]).toEqual([true, false]);
});
