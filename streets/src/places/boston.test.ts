import { expect, test } from 'vitest';
import { openBoston } from './testing/boston.ts';
import { readSeedCafes } from './testing/seed-cafes.ts';
import { read } from './testing/small-region.ts';
import type { Point } from './plane.ts';

const places = openBoston();
const cafes = readSeedCafes();

function metresBetween(one: Point, other: Point): number {
  const north = (one.lat - other.lat) * 111_320;
  const east = (one.lng - other.lng) * 111_320 * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

test('an address is on its side of its street', () => {
  const [found] = places.complete('25 Thorndike St, Cambridge, MA 02141');
  expect(found).toMatchObject({ kind: 'address', name: '25 Thorndike St', town: 'Cambridge' });
  expect(metresBetween(found!.at, { lat: 42.36937, lng: -71.07808 })).toBeLessThan(20);
});

test('an address that several towns have is one of each', () => {
  expect(read(places.complete('25 thorndike st'))).toEqual([
    'address 25 Thorndike St, Cambridge',
    'address 25 Thorndike St, Roxbury, Boston',
    'street Thorndike St, Brookline',
    'street Thorndike St, Revere',
    'street Thorndike St, Somerville',
  ]);
});

test('a crossing is found from two names', () => {
  const [found, ...others] = places.complete('Newbury & Exeter');
  expect(found).toMatchObject({ kind: 'crossing', name: 'Newbury St & Exeter St', town: 'Boston' });
  expect(metresBetween(found!.at, { lat: 42.35032, lng: -71.07989 })).toBeLessThan(10);
  expect(others).toEqual([]);
});

test.each([
  ['kendall', 'station Kendall/MIT, Cambridge'],
  ['mass ave', 'street Massachusetts Ave, Cambridge'],
  ['comm ave', 'street Commonwealth Ave, Allston-Brighton, Boston'],
  ['newbry st', 'street Newbury St, Boston'],
  ['east fifth', 'street E Fifth St, South Boston, Boston'],
  ['broadway chelsea', 'street Broadway, Chelsea'],
  ['mass ave & comm ave', 'crossing Massachusetts Ave & Commonwealth Ave, Boston'],
  ['summer at arch', 'crossing Summer St & Arch St, Boston'],
  ['255 state st, boston', 'street State St, Boston'],
  ['99999 newbury st boston', 'street Newbury St, Boston'],
])('%s means %s', (text, expected) => {
  expect(read(places.complete(text))[0]).toBe(expected);
});

test('Washington St asks which one', () => {
  const streets = places
    .complete('Washington St', { limit: 50 })
    .filter(({ name }) => name === 'Washington St');
  const areas = streets.map(({ town, part }) => [part, town].filter(Boolean).join(', '));
  expect(new Set(areas).size).toBe(areas.length);
  expect(areas).toEqual(
    expect.arrayContaining([
      'Boston',
      'Dorchester, Boston',
      'Roxbury, Boston',
      'Jamaica Plain, Boston',
      'Allston-Brighton, Boston',
      'Cambridge',
      'Somerville',
      'Brookline',
      'Revere',
    ]),
  );
});

test('roads that pass over or under another one do not cross it', () => {
  for (const text of ['storrow & harvard bridge', 'storrow & charlesgate']) {
    expect(places.complete(text).map(({ kind }) => kind)).not.toContain('crossing');
  }
});

test('a position has the name of its corner and number', () => {
  expect(places.nameOf({ lat: 42.35084, lng: -71.07879 })).toMatchObject({
    kind: 'address',
    street: 'Newbury St',
    number: 163,
    cross: 'Dartmouth St',
    town: 'Boston',
  });
  expect(places.nameOf({ lat: 42.3812, lng: -71.0983 })).toMatchObject({
    kind: 'crossing',
    town: 'Somerville',
  });
});

test('the harbor and an island without streets have no name', () => {
  expect(places.nameOf({ lat: 42.33, lng: -71.0 })).toBeNull();
  expect(places.nameOf({ lat: 42.3281, lng: -70.8906 })).toBeNull();
});

test('most cafes are found by their addresses, within a building of where the city has them', () => {
  const away = cafes.flatMap(({ address, city, at }) => {
    const found = places.complete(`${address}, ${city}`, { near: at });
    const same = found.find(({ kind }) => kind === 'address');
    return same ? [metresBetween(same.at, at)] : [];
  });
  expect(cafes).toHaveLength(147);
  // Eleven numbers are in no range: new streets, and gaps.
  expect(away).toHaveLength(136);
  expect(away.filter((metres) => metres <= 60)).toHaveLength(124);
  expect(Math.max(...away)).toBeLessThan(190);
});

test('the nearest two streets of every cafe are known, and most have its own among them', () => {
  const recorded = cafes.filter(({ record }) => record === 'food_licences');
  expect(recorded).toHaveLength(121);
  const named = recorded.filter(({ at }) => places.nearestStreets(at, 2).length === 2);
  expect(named).toHaveLength(121);
  const own = recorded.filter(({ at, street }) =>
    places.nearestStreets(at, 2).some(({ name }) => name === street),
  );
  // Four are on newer streets, the others at corners and in large buildings.
  expect(own.length).toBeGreaterThanOrEqual(104);
});

test('all but the border of Chelsea, Revere and Winthrop says its town', () => {
  const towns = places
    .complete('s', { limit: 100_000 })
    .filter(({ kind }) => kind === 'street')
    .map(({ town }) => town ?? 'none');
  expect([...new Set(towns)].toSorted()).toEqual([
    'Boston',
    'Brookline',
    'Cambridge',
    'Chelsea',
    'Revere',
    'Somerville',
    'Winthrop',
    'none',
  ]);
  expect(towns.filter((town) => town === 'none').length / towns.length).toBeLessThan(0.02);
});

test('without OpenStreetMap there is everything but Somerville and Brookline', () => {
  const without = openBoston({ osm: false });
  expect(read(without.complete('25 thorndike st'))).toEqual([
    'address 25 Thorndike St, Cambridge',
    'address 25 Thorndike St, Roxbury, Boston',
    'street Thorndike St, Revere',
  ]);
  expect(without.complete('newbury & exeter')).toEqual(places.complete('newbury & exeter'));
});
