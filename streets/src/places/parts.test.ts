import { expect, test } from 'vitest';
import { type Metres, openSmall, pointOf, read } from './testing/small-region.ts';

const town = 'Milltown';
const numbers = [2, 8, 1, 7] as const;
const from: Metres = [0, 0];
const middle: Metres = [500, 0];
const to: Metres = [1000, 0];

test('one line is two streets where its blocks are in two parts of the town', () => {
  const places = openSmall({
    streets: [{ name: 'Oak St', town, line: [from, [250, 0], middle, [750, 0], to] }],
    addresses: [
      { town, street: 'Oak St', part: 'West', numbers, from, to: middle },
      { town, street: 'Oak St', part: 'East', numbers, from: middle, to },
    ],
  });
  expect(read(places.complete('oak')).toSorted()).toEqual([
    'street Oak St, East, Milltown',
    'street Oak St, West, Milltown',
  ]);
  expect(read(places.complete('2 oak'))).toEqual([
    'address 2 Oak St, West, Milltown',
    'address 2 Oak St, East, Milltown',
  ]);
});

test('a street without blocks is in the part around it, in its own town only', () => {
  const at = (north: number): Metres[] => [
    [100, north],
    [400, north],
  ];
  const places = openSmall({
    streets: [
      { name: 'Elm St', town, line: at(50) },
      { name: 'Elm Ct', town: 'Harbor', line: at(60) },
      { name: 'Elm Pl', line: at(70) },
      { name: 'Elm Rd', town, line: at(450) },
    ],
    addresses: [{ town, street: 'Oak St', part: 'West', numbers, from, to: middle }],
  });
  expect(read(places.complete('elm')).toSorted()).toEqual([
    'street Elm Ct, Harbor',
    'street Elm Pl',
    'street Elm Rd, Milltown',
    'street Elm St, West, Milltown',
  ]);
});

test('a line of another town beside a block with numbers on both sides is not that town’s', () => {
  const streets = [
    { name: 'Saint Paul St', town, line: [from, middle] },
    {
      name: 'St Paul Street',
      town: 'Harbor',
      line: [
        [0, 5],
        [500, 5],
        [900, 5],
      ],
    },
  ] as const;
  const block = { town, street: 'Saint Paul St', from, to: middle };
  const whole = openSmall({ streets, addresses: [{ ...block, numbers }] });
  expect(whole.nameOf(pointOf([250, 7]))).toMatchObject({ town });
  expect(whole.nameOf(pointOf([800, 7]))).toMatchObject({ town: 'Harbor' });
  const border = openSmall({ streets, addresses: [{ ...block, numbers: [0, 0, 1, 7] }] });
  expect(border.nameOf(pointOf([250, 7]))).toMatchObject({ town: 'Harbor' });
});

test('an area that is the town’s own name is no part', () => {
  const places = openSmall({
    streets: [{ name: 'Oak St', town, line: [from, middle] }],
    addresses: [{ town, street: 'Oak St', part: town, numbers, from, to: middle }],
  });
  expect(read(places.complete('oak'))).toEqual(['street Oak St, Milltown']);
});

test('a station has a town only where that town is on all sides of it', () => {
  const grid = (east: number): Metres[][] => [
    [
      [east, -200],
      [east, 200],
    ],
    [
      [east - 100, -200],
      [east - 100, 200],
    ],
    [
      [east + 100, -200],
      [east + 100, 200],
    ],
  ];
  const inside = grid(0).map((line, i) => ({ name: `In ${i}`, town, line }));
  const atTheEdge = grid(2000)
    .slice(0, 2)
    .map((line, i) => ({ name: `Edge ${i}`, town, line }));
  const atTheBorder = grid(4000).map((line, i) => ({
    name: `Border ${i}`,
    town: i === 2 ? 'Harbor' : town,
    line,
  }));
  const places = openSmall({
    streets: [...inside, ...atTheEdge, ...atTheBorder],
    stations: [0, 2000, 4000].map((east) => ({
      name: `Stop ${east}`,
      lines: ['Red'],
      at: [east, 0],
    })),
  });
  expect(read(places.complete('stop')).toSorted()).toEqual([
    'station Stop 0, Milltown',
    'station Stop 2000',
    'station Stop 4000',
  ]);
});
