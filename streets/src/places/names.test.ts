import { expect, test } from 'vitest';
import { openSmall, pointOf, read } from './testing/small-region.ts';

/** A street that goes north for some metres. */
function street(name: string, town: string, east: number, metres: number) {
  return {
    name,
    town,
    line: [
      [east, 0],
      [east, metres],
    ] as const,
  };
}

const places = openSmall({
  streets: [
    street('Washington St', 'Milltown', 0, 100),
    street('Washington St', 'Harbor', 3000, 900),
    street('W Washington Ave', 'Milltown', 1000, 5000),
    street('Mount Washington Rd', 'Milltown', 2000, 9000),
    street('Massachusetts Ave', 'Milltown', 4000, 2000),
    street('Commonwealth Avenue', 'Milltown', 5000, 2000),
    street('St Mary Way', 'Milltown', 6000, 300),
    street('Kendall St', 'Milltown', 7000, 300),
    street('East 5th St', 'Milltown', 8000, 300),
  ],
  stations: [
    { name: 'Kendall/MIT', lines: ['Red'], at: [0, 0] },
    { name: 'Airport', lines: ['Blue'], at: [9000, 0] },
    { name: 'Airport', lines: ['Silver'], at: [9100, 0] },
    { name: 'Airport', lines: ['Silver'], at: [9900, 0] },
  ],
});

test('a street of several towns has an entry for each, the longest first', () => {
  expect(read(places.complete('washington st'))).toEqual([
    'street Washington St, Harbor',
    'street Washington St, Milltown',
  ]);
});

test('the nearest comes first where a spot is given', () => {
  const near = pointOf([0, 0]);
  expect(read(places.complete('washington st', { near }))[0]).toContain('Milltown');
});

test('a town may follow, whole or in part, with a postal code', () => {
  for (const text of ['washington st harbor', 'Washington St, Har', 'washington harbor 02139']) {
    expect(read(places.complete(text))).toEqual(['street Washington St, Harbor']);
  }
});

test('what nobody knows after a comma is left out', () => {
  expect(read(places.complete('Washington St, Harbor, MA 02139'))).toEqual([
    'street Washington St, Harbor',
  ]);
  expect(read(places.complete('Kendall St, Nowhere'))[0]).toBe('street Kendall St, Milltown');
});

test('names that begin so come before those that have the word later, whole words before parts', () => {
  expect(read(places.complete('washington'))).toEqual([
    'street W Washington Ave, Milltown',
    'street Washington St, Harbor',
    'street Washington St, Milltown',
    'street Mount Washington Rd, Milltown',
  ]);
});

test('a word that is typed whole comes before a longer one', () => {
  const main = openSmall({
    streets: [street('Maine Ave', 'Milltown', 0, 900), street('Main St', 'Milltown', 500, 100)],
  });
  expect(read(main.complete('main'))).toEqual([
    'street Main St, Milltown',
    'street Maine Ave, Milltown',
  ]);
});

test.each([
  ['mass ave', 'street Massachusetts Ave, Milltown'],
  ['MASSACHUSETTS AVENUE', 'street Massachusetts Ave, Milltown'],
  ['comm ave', 'street Commonwealth Avenue, Milltown'],
  ['mt wash', 'street Mount Washington Rd, Milltown'],
  ['saint mary', 'street St Mary Way, Milltown'],
  ['st. mary', 'street St Mary Way, Milltown'],
  ['e fifth', 'street East 5th St, Milltown'],
  ['Mässachusetts', 'street Massachusetts Ave, Milltown'],
  ['masachusetts', 'street Massachusetts Ave, Milltown'],
  ['massachusettts', 'street Massachusetts Ave, Milltown'],
  ['massachusetst', 'street Massachusetts Ave, Milltown'],
  ['commomwealth av', 'street Commonwealth Avenue, Milltown'],
])('%s means %s', (text, expected) => {
  expect(read(places.complete(text))[0]).toBe(expected);
});

test('two wrong letters or a wrong first letter are not forgiven', () => {
  expect(places.complete('nassachusetts')).toEqual([]);
  expect(places.complete('mazzachusetts')).toEqual([]);
});

test('a station is found by the first of its names, before a street that is not typed whole', () => {
  expect(read(places.complete('kendall'))).toEqual([
    'station Kendall/MIT',
    'street Kendall St, Milltown',
  ]);
  expect(read(places.complete('kendall st'))[0]).toBe('street Kendall St, Milltown');
  expect(read(places.complete('kendall station'))).toEqual(['station Kendall/MIT']);
});

test('platforms of one name are one station with all its lines, unless far apart', () => {
  expect(places.complete('airport').map(({ lines }) => lines)).toEqual([
    ['Blue', 'Silver'],
    ['Silver'],
  ]);
});

test('at most so many of each kind are found', () => {
  expect(places.complete('washington', { limit: 2 })).toHaveLength(2);
  expect(places.complete('washington', { limit: 0 })).toEqual([]);
});

test.each(['', ' ', '&', ',,,,', '(.*)+[', '\u0000\u001b', '?'.repeat(50), 'a '.repeat(49), '%_'])(
  'nothing is found by %j',
  (text) => {
    expect(places.complete(text)).toEqual([]);
  },
);

test('a text of more than 100 characters finds nothing', () => {
  const spaces = ' '.repeat(100 - 'kendall st'.length);
  expect(places.complete(`kendall st${spaces}`)).not.toEqual([]);
  expect(places.complete(`kendall st${spaces} `)).toEqual([]);
});
