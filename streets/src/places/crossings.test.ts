import { expect, test } from 'vitest';
import { metresFrom, openSmall, read } from './testing/small-region.ts';

const town = 'Milltown';
const north = {
  name: 'North St',
  town,
  line: [
    [0, -100],
    [0, 0],
    [0, 100],
  ],
} as const;

/** What is found where North St and another street may meet. */
function crossingsWith(other: { name: string; class?: string; line: [number, number][] }) {
  return openSmall({ streets: [north, { town, ...other }] })
    .complete('north & east')
    .filter(({ kind }) => kind === 'crossing');
}

test('streets that share a point meet', () => {
  const [crossing] = crossingsWith({
    name: 'East St',
    line: [
      [-50, 0],
      [0, 0],
      [50, 0],
    ],
  });
  expect(crossing).toMatchObject({
    name: 'North St & East St',
    streets: ['North St', 'East St'],
    town,
  });
  expect(metresFrom(crossing!.at, [0, 0])).toBeLessThan(1);
});

test('a street that ends within 3 m of another one meets it', () => {
  expect(
    crossingsWith({
      name: 'East St',
      line: [
        [2.5, 40],
        [90, 40],
      ],
    }),
  ).toHaveLength(1);
  expect(
    crossingsWith({
      name: 'East St',
      line: [
        [4, 40],
        [90, 40],
      ],
    }),
  ).toEqual([]);
});

test('a street that passes over another one does not meet it', () => {
  expect(
    crossingsWith({
      name: 'East St',
      line: [
        [-50, 40],
        [50, 40],
      ],
    }),
  ).toEqual([]);
});

test('a corner between two blocks is a crossing, though neither line has a point there', () => {
  const block = { town, street: 'East St', numbers: [2, 8, 1, 7] } as const;
  const places = openSmall({
    streets: [
      north,
      {
        name: 'East St',
        town,
        line: [
          [-50, 40],
          [50, 40],
        ],
      },
    ],
    addresses: [
      { ...block, from: [-50, 40], to: [1, 41] },
      { ...block, numbers: [10, 18, 9, 17], from: [1, 41], to: [50, 40] },
    ],
  });
  expect(read(places.complete('east and north'))).toEqual([
    'crossing East St & North St, Milltown',
  ]);
});

test('the carriageways of a divided road are one crossing, in their middle', () => {
  const places = openSmall({
    streets: [
      north,
      {
        name: 'East Ave',
        town,
        line: [
          [-50, 0],
          [0, 0],
          [50, 0],
        ],
      },
      {
        name: 'East Ave',
        town,
        line: [
          [-50, 30],
          [0, 30],
        ],
      },
    ],
  });
  const found = places.complete('north at east ave');
  expect(read(found)).toEqual(['crossing North St & East Ave, Milltown']);
  expect(metresFrom(found[0]!.at, [0, 15])).toBeLessThan(1);
});

test('a street that meets another one twice is offered once', () => {
  const places = openSmall({
    streets: [
      {
        name: 'North St',
        town,
        line: [
          [0, -300],
          [0, 300],
        ],
      },
      {
        name: 'Crescent',
        town,
        line: [
          [0, -200],
          [200, 0],
          [0, 200],
        ],
      },
    ],
  });
  expect(read(places.complete('north & crescent'))).toEqual([
    'crossing North St & Crescent, Milltown',
  ]);
});

test('two spellings of one street do not cross', () => {
  const places = openSmall({
    streets: [
      {
        name: 'St Paul St',
        town,
        line: [
          [0, 0],
          [50, 0],
        ],
      },
      {
        name: 'Saint Paul Street',
        town,
        line: [
          [50, 0],
          [90, 0],
        ],
      },
    ],
  });
  expect(places.complete('paul').filter(({ kind }) => kind === 'crossing')).toEqual([]);
});

test('ramps, motorways and alleys cross nothing', () => {
  for (const kind of ['link', 'motorway', 'alley', 'path']) {
    const line: [number, number][] = [
      [-50, 0],
      [0, 0],
      [50, 0],
    ];
    expect(crossingsWith({ name: 'East St', class: kind, line })).toEqual([]);
  }
});

test('without the second name all crossings of a street are found, with the main streets first', () => {
  const places = openSmall({
    streets: [
      north,
      {
        name: 'Short St',
        town,
        line: [
          [0, 100],
          [20, 100],
        ],
      },
      {
        name: 'Long St',
        town,
        line: [
          [0, -100],
          [900, -100],
        ],
      },
    ],
  });
  const both = ['crossing North St & Long St, Milltown', 'crossing North St & Short St, Milltown'];
  for (const text of ['north &', 'north st and', 'north an']) {
    expect(read(places.complete(text))).toEqual(both);
  }
  expect(read(places.complete('north'))).toEqual(['street North St, Milltown', ...both]);
  expect(read(places.complete('north & lnog'))).toEqual(both.slice(0, 1));
});

test('streets that do not meet give the first one alone', () => {
  const places = openSmall({
    streets: [
      north,
      {
        name: 'East St',
        town,
        line: [
          [0, 0],
          [50, 0],
        ],
      },
      {
        name: 'Far St',
        town,
        line: [
          [900, 0],
          [950, 0],
        ],
      },
    ],
  });
  expect(read(places.complete('north & far'))).toEqual(['street North St, Milltown']);
  expect(read(places.complete('north & xyz'))).toEqual(['street North St, Milltown']);
});

test('a crossing at a border has no town', () => {
  const places = openSmall({
    streets: [
      north,
      {
        name: 'East St',
        town: 'Harbor',
        line: [
          [0, 0],
          [50, 0],
        ],
      },
    ],
  });
  expect(read(places.complete('north & east'))).toEqual(['crossing North St & East St']);
});
