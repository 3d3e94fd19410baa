import { expect, it } from 'vitest';
import { buildGraph } from './build-graph.ts';
import type { Step } from './steps.ts';
import { at, drawn } from './testing/drawn-lines.ts';

type Point = readonly [x: number, y: number];

/** The steps of the way from the first point of the first street to the last point of the last one. */
function stepsAlong(...streets: readonly (readonly [string | null, ...Point[]])[]): Step[] {
  const graph = buildGraph(streets.map(([name, ...points]) => drawn(name, points)));
  const [, ...first] = streets[0]!;
  const [, ...last] = streets.at(-1)!;
  const end = graph.snap(at(...last.at(-1)!))!;
  return graph.route(graph.snap(at(...first[0]!))!, end)!.steps;
}

const inShort = (steps: readonly Step[]) =>
  steps.map(({ turn, street, metres }) => `${turn} ${street} ${Math.round(metres)}`);

it.each([
  [0, 'straight'],
  [20, 'straight'],
  [40, 'slight-right'],
  [90, 'right'],
  [150, 'sharp-right'],
  [-40, 'slight-left'],
  [-90, 'left'],
  [-150, 'sharp-left'],
])('a turn of %d° is %s', (degrees, turn) => {
  const angle = (degrees * Math.PI) / 180;
  const end = [100 * Math.sin(angle), 100 * Math.cos(angle)] as const;
  expect(stepsAlong(['A St', [0, -100], [0, 0]], ['B St', [0, 0], end])[1]!.turn).toBe(turn);
});

it('measures a turn over the rounding of its corner', () => {
  const steps = stepsAlong(
    ['A St', [0, -100], [0, -4], [2, -1]],
    ['B St', [2, -1], [5, 0], [100, 0]],
  );
  expect(steps[1]!.turn).toBe('right');
});

it('makes one step of a street in several stretches', () => {
  const steps = stepsAlong(
    ['A St', [0, 0], [100, 0]],
    ['A St', [100, 0], [100, 100]],
    ['B St', [100, 100], [200, 100]],
  );
  expect(inShort(steps)).toEqual(['start A St 200', 'right B St 100', 'arrive B St 0']);
});

it('gives the width of a crossed street to the street that goes on', () => {
  const steps = stepsAlong(
    ['A St', [0, 0], [100, 0]],
    ['Wide Ave', [100, 0], [112, 0]],
    ['A St', [112, 0], [200, 0]],
  );
  expect(inShort(steps)).toEqual(['start A St 200', 'arrive A St 0']);
});

it('gives short stretches without a name to the street before them, at the start to the one behind', () => {
  const steps = stepsAlong(
    [null, [0, 0], [30, 0]],
    ['A St', [30, 0], [100, 0]],
    [null, [100, 0], [100, 30]],
    ['B St', [100, 30], [100, 100]],
    [null, [100, 100], [120, 100]],
  );
  expect(inShort(steps)).toEqual(['start A St 130', 'straight B St 90', 'arrive B St 0']);
});

it('has a step for a long stretch without a name, and for the last street however short', () => {
  const steps = stepsAlong(
    ['A St', [0, 0], [100, 0]],
    [null, [100, 0], [100, 60]],
    ['B St', [100, 60], [110, 60]],
  );
  expect(inShort(steps)).toEqual([
    'start A St 100',
    'left null 60',
    'right B St 10',
    'arrive B St 0',
  ]);
});
