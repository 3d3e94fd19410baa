import { expect, test } from 'vitest';
import { openSmall, pointOf, read } from './testing/small-region.ts';

const town = 'Milltown';
const block = {
  town,
  street: 'Oak St',
  part: 'Northside',
  numbers: [2, 22, 1, 21],
  from: [0, 0],
  to: [0, 200],
} as const;
const places = openSmall({
  streets: [
    {
      name: 'Oak St',
      town,
      line: [
        [0, 0],
        [0, 500],
      ],
    },
    {
      name: 'First St',
      town,
      line: [
        [0, 0],
        [300, 0],
      ],
    },
    {
      name: 'Second St',
      town,
      line: [
        [0, 500],
        [-300, 500],
      ],
    },
    {
      name: 'Back Alley',
      class: 'alley',
      town,
      line: [
        [20, 10],
        [20, 400],
      ],
    },
    {
      line: [
        [22, 10],
        [22, 400],
      ],
    },
  ],
  addresses: [block],
});

test('a position beside a block has the number of its side', () => {
  expect(places.nameOf(pointOf([-12, 100]))).toEqual({
    kind: 'address',
    street: 'Oak St',
    number: 12,
    cross: 'First St',
    town,
    part: 'Northside',
    metres: expect.closeTo(12, 0) as number,
  });
  expect(places.nameOf(pointOf([12, 52]))).toMatchObject({ number: 5 });
});

test('every number of a range is found again where it was placed', () => {
  for (let number = 1; number <= 22; number++) {
    const [address] = places.complete(`${number} oak st`);
    expect(places.nameOf(address!.at)).toMatchObject({ kind: 'address', number });
  }
});

test('without numbers nearby it has the nearest street and the one that meets it next', () => {
  expect(places.nameOf(pointOf([-12, 420]))).toEqual({
    kind: 'crossing',
    street: 'Oak St',
    cross: 'Second St',
    town,
    part: 'Northside',
    metres: expect.closeTo(12, 0) as number,
  });
});

test('a street that meets none nearby is named alone', () => {
  const lone = openSmall({
    streets: [
      {
        name: 'Long Rd',
        line: [
          [0, 0],
          [900, 0],
        ],
      },
    ],
  });
  expect(lone.nameOf(pointOf([450, 30]))).toEqual({
    kind: 'street',
    street: 'Long Rd',
    metres: expect.closeTo(30, 0) as number,
  });
});

test('beyond 300 m of every street a position has no name', () => {
  expect(places.nameOf(pointOf([-299, 100]))).not.toBeNull();
  expect(places.nameOf(pointOf([-301, 100]))).toBeNull();
  expect(places.nearestStreets(pointOf([-301, 100]), 2)).toEqual([]);
});

test('the nearest streets come with their distance, without alleys and nameless lines', () => {
  expect(places.nearestStreets(pointOf([21, 40]), 3)).toEqual([
    { name: 'Oak St', town, part: 'Northside', metres: expect.closeTo(21, 0) as number },
    { name: 'First St', town, part: 'Northside', metres: expect.closeTo(40, 0) as number },
  ]);
});

test('an alley is still found by its name', () => {
  expect(read(places.complete('back'))).toEqual(['street Back Alley, Northside, Milltown']);
});
