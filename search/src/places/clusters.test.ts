import { expect, it } from 'vitest';
import { runToEnd } from '../slices.ts';
import { boundsOf } from './bounds.ts';
import { clusterMatches } from './clusters.ts';
import type { Box } from './geometry.ts';
import { finestGrid } from './grid.ts';
import { Places } from './places.ts';

const WORLD: Box = [-180, -85, 180, 85];

function placedAt(points: readonly (readonly [latitude: number, longitude: number])[]) {
  const latitudes = Float64Array.from(points, ([latitude]) => latitude);
  const longitudes = Float64Array.from(points, ([, longitude]) => longitude);
  const places = runToEnd(Places.build({ latitudes, longitudes }));
  return [{ documents: 'all', places, placed: Uint32Array.from(points.keys()) }];
}

it('clusters what is close by, and leaves alone what is not', () => {
  const placed = placedAt([[10, 10], [10.1, 10.1], [10.2, 10], [-40, 100]]); // prettier-ignore
  const { alone, clusters } = clusterMatches(placed, finestGrid(WORLD, 2), 400);
  expect(alone).toEqual([{ documents: 'all', position: 3 }]);
  expect(clusters).toMatchObject([{ count: 3, longitude: 10.03333 }]);
  expect(clusterMatches(placed, finestGrid(WORLD, 20), 2).clusters).toHaveLength(1);
});

it('finds bounds across the 180th meridian', () => {
  const [west, south, east, north] = boundsOf(placedAt([[1, 179], [5, -178]]))!; // prettier-ignore
  expect([west, south, east, north].map(Math.round)).toEqual([179, 1, -178, 5]);
  expect(boundsOf([])).toBeNull();
});
