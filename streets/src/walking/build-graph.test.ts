import { expect, it } from 'vitest';
import { buildGraph } from './build-graph.ts';
import { at, drawn } from './testing/drawn-lines.ts';
import type { WalkGraph } from './walk-graph.ts';

const MAIN = drawn('Main St', [
  [-500, 0],
  [500, 0],
]);

/** Metres of the way between two points, to the metre; null without one. */
function metresBetween(
  graph: WalkGraph,
  from: readonly [number, number],
  to: readonly [number, number],
): number | null {
  const [start, end] = [graph.snap(at(...from), 20)!, graph.snap(at(...to), 20)!];
  const route = graph.route(start, end);
  return route && Math.round(route.metres);
}

it.each([
  [2.9, 602],
  [4, null],
])('joins an end to an end %d m away: %s', (gap, metres) => {
  const side = drawn('Side St', [
    [500 + gap, 0],
    [500 + gap, 600],
  ]);
  expect(metresBetween(buildGraph([MAIN, side]), [500, 0], [500 + gap, 599])).toBe(metres);
});

it.each([
  [2.9, 500],
  [4, null],
])('joins an end to the middle of a line %d m away: %s', (gap, metres) => {
  const side = drawn('Side St', [
    [100, gap],
    [100, 400],
  ]);
  const graph = buildGraph([MAIN, side]);
  expect(metresBetween(graph, [0, 0], [100, 400])).toBe(metres);
  expect(graph.network.metres).toHaveLength(metres === null ? 2 : 3);
});

const CROSSING = drawn('Cross St', [
  [0, -300],
  [0, 300],
]);

it('joins lines that cross where they are known to cross', () => {
  const graph = buildGraph([MAIN, CROSSING], [at(2, 3)]);
  expect(metresBetween(graph, [-100, 0], [0, 100])).toBe(200);
});

it('does not join lines that cross where only another crossing is known around', () => {
  const graph = buildGraph([MAIN, CROSSING], [at(50, 0)]);
  expect(metresBetween(graph, [-100, 0], [0, 100])).toBeNull();
});

it('joins lines that cross where no crossing is known around', () => {
  const graph = buildGraph([MAIN, CROSSING], [at(70, 0)]);
  expect(metresBetween(graph, [-100, 0], [0, 100])).toBe(200);
});

it('joins lines that share a point of theirs', () => {
  const [west, east] = [at(-500, 0), at(500, 0)];
  const main = { ...MAIN, coordinates: [west, at(0, 0), east] };
  const crossing = { ...CROSSING, coordinates: [at(0, -300), at(0, 0), at(0, 300)] };
  const graph = buildGraph([main, crossing], [at(50, 0)]);
  expect(metresBetween(graph, [-100, 0], [0, 100])).toBe(200);
});

it('joins two lines of one street of two sources where they cross', () => {
  const other = { ...CROSSING, name: 'Main St', source: 'other' };
  const graph = buildGraph([MAIN, other], [at(50, 0)]);
  expect(metresBetween(graph, [-100, 0], [0, 100])).toBe(200);
});

it.each([
  ['another street of its source', 10, {}, null],
  ['its own street', 14, { name: 'Main St' }, 214],
  ['its own street', 16, { name: 'Main St' }, null],
  ['a line of another source', 10, { source: 'other' }, 210],
  ['a line of another source', 12, { source: 'other' }, null],
])('an end that met nothing and %s, %d m apart', (_, gap, others, metres) => {
  const next = {
    ...drawn('Next St', [
      [500 + gap, 0],
      [900, 0],
    ]),
    ...others,
  };
  const graph = buildGraph([MAIN, next]);
  expect(metresBetween(graph, [400, 0], [600 + gap, 0])).toBe(metres);
});

it('leaves out what is for cars alone, and takes the turning lanes of streets', () => {
  const points = [
    [-500, 2],
    [500, 2],
  ] as const;
  const graph = buildGraph([
    MAIN,
    drawn('Interstate 93 N', points, { class: 'motorway' }),
    drawn('Sullivan Square Tunl', points),
    drawn('Storrow Dr', points, { class: 'primary' }),
    drawn('Cross St', points, { tunnel: true }),
    drawn('Ramp - Main St To Rt 93', points, { class: 'link' }),
    drawn(null, points, { class: 'link' }),
    drawn(
      'Main St',
      [
        [0, 0],
        [0, 50],
      ],
      { class: 'link' },
    ),
    drawn(
      'Main St',
      [
        [50, 0],
        [50, 50],
      ],
      { class: 'link', tunnel: true },
    ),
  ]);
  const streets = graph.network.edges.streets.map(({ name, class: kind }) => [name, kind]);
  expect(streets).toEqual([
    ['Main St', 'residential'],
    ['Main St', 'link'],
  ]);
  expect(metresBetween(graph, [-100, 0], [0, 50])).toBe(150);
});

it('refuses streets that nobody may walk on', () => {
  const motorway = { ...MAIN, class: 'motorway' } as const;
  expect(() => buildGraph([motorway])).toThrow('no street to walk on');
});
