import { describe, expect, it } from 'vitest';
import { distanceKm } from '@cortado/contract/distance';
import { formatDistance, splitCafeName } from './format.ts';
import { addressLines } from './address-lines.ts';
import { mapsLink } from './place-links.ts';

it('shows distances with one decimal, in miles or kilometers', () => {
  expect(formatDistance(1, 'mi')).toBe('0.6 mi');
  expect(formatDistance(1.96, 'km')).toBe('2.0 km');
});

it('measures straight lines on a sphere of 6371 km', () => {
  const quarter = distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 90 });
  expect(quarter).toBeCloseTo((Math.PI / 2) * 6371, 6);
  expect(distanceKm({ lat: 42, lng: -71 }, { lat: 42, lng: -71 })).toBe(0);
});

describe('a cafe’s name', () => {
  it.each([
    ['Tatte (South Boston)', 'Fenway', 'Tatte', 'South Boston'],
    ['Tatte (South Boston)', 'South Boston', 'Tatte', null],
    ['Ogawa Coffee', 'Downtown', 'Ogawa Coffee', null],
    ['(Odd)', 'Downtown', '(Odd)', null],
  ])('%s in %s is %s and %s', (name, area, base, branch) => {
    expect(splitCafeName(name, area)).toEqual({ base, branch });
  });
});

it('puts the area between street and city, once', () => {
  expect(addressLines('505 Washington St, Boston, MA 02111', 'Downtown')).toEqual([
    '505 Washington St',
    'Downtown, Boston, MA 02111',
  ]);
  expect(addressLines('1 Elm St, Boston, MA', 'Boston')[1]).toBe('Boston, MA');
});

describe('the maps link', () => {
  const cafe = { name: 'A & B', area: 'Downtown', latitude: '42.36', longitude: '-71.06' };
  const queryOf = (link: string) => new URL(link).searchParams.get('query');

  it('searches name, area and Boston MA', () => {
    const link = mapsLink({ ...cafe, address: '1 Elm St, Cambridge, MA 02139' });
    expect(queryOf(link)).toBe('A & B Downtown Boston MA');
  });

  it('searches the cafe’s own city elsewhere', () => {
    const far = { ...cafe, latitude: '41.82', longitude: '-71.41' };
    expect(queryOf(mapsLink({ ...far, address: '1 Elm St, Providence, RI 02903' }))).toBe(
      'A & B Downtown Providence RI',
    );
  });
});
