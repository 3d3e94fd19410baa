import { expect, test } from 'vitest';
import { metresFrom, openSmall, pointOf, read } from './testing/small-region.ts';

const oak = { name: 'Oak St', town: 'Milltown' };
/** Goes north: even numbers to the left, which is west; odd ones falling to the right. */
const block = {
  town: 'Milltown',
  street: 'Oak St',
  numbers: [2, 22, 21, 1],
  from: [0, 0],
  to: [0, 100],
} as const;
const places = openSmall({
  streets: [
    {
      ...oak,
      line: [
        [0, 0],
        [0, 200],
      ],
    },
    {
      name: 'Oakland Rd',
      town: 'Milltown',
      line: [
        [500, 0],
        [500, 900],
      ],
    },
  ],
  addresses: [block],
});

test('a number lies along its range, on its side of the street', () => {
  const [even] = places.complete('12 Oak St');
  const [odd] = places.complete('19 Oak St');
  expect(even).toMatchObject({ kind: 'address', name: '12 Oak St', town: 'Milltown' });
  expect(metresFrom(even!.at, [-8, 50])).toBeLessThan(1);
  expect(metresFrom(odd!.at, [8, 150 / 11])).toBeLessThan(1);
});

test('a letter or the upper end of a range after the number change nothing but the name', () => {
  expect(places.complete('12a oak')[0]).toMatchObject({ name: '12A Oak St' });
  expect(read(places.complete('12-14 oak st'))).toContain('address 12 Oak St, Milltown');
});

test('a number beyond its range gives the street', () => {
  expect(read(places.complete('24 oak st'))).toEqual(['street Oak St, Milltown']);
  expect(read(places.complete('99999 oak st'))).toEqual(['street Oak St, Milltown']);
  expect(read(places.complete('0 oak st'))).toEqual([]);
});

test('a street whose numbers nobody knows is offered after the addresses', () => {
  expect(read(places.complete('12 oak'))).toEqual([
    'address 12 Oak St, Milltown',
    'street Oakland Rd, Milltown',
  ]);
});

test('where two blocks have a number, the one of fewer numbers has it', () => {
  const wide = { ...block, numbers: [2, 400, 0, 0], from: [0, 100], to: [0, 200] } as const;
  const both = openSmall({
    streets: [
      {
        ...oak,
        line: [
          [0, 0],
          [0, 200],
        ],
      },
    ],
    addresses: [wide, block],
  });
  expect(metresFrom(both.complete('12 oak st')[0]!.at, [-8, 50])).toBeLessThan(1);
});

test('a range of odd and even numbers has all of them', () => {
  const mixed = openSmall({
    streets: [
      {
        ...oak,
        line: [
          [0, 0],
          [0, 200],
        ],
      },
    ],
    addresses: [{ ...block, numbers: [1, 4, -1, -1] }],
  });
  expect(mixed.complete('2 oak st')[0]).toMatchObject({ kind: 'address' });
  expect(mixed.complete('3 oak st')[0]).toMatchObject({ kind: 'address' });
});

test('a block without a line of its street is found where the block is', () => {
  const undrawn = openSmall({
    streets: [
      {
        name: 'Elm St',
        town: 'Milltown',
        line: [
          [900, 0],
          [900, 90],
        ],
      },
    ],
    addresses: [block],
  });
  expect(read(undrawn.complete('oak'))).toEqual(['street Oak St, Milltown']);
  expect(undrawn.nameOf(pointOf([-8, 50]))).toMatchObject({ street: 'Oak St', number: 12 });
});
