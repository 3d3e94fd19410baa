import { areaQuery, parseCafeQuery } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { buildSnapshot, replaceCafes } from './snapshot.ts';
import { testCafe } from './testing/cafe.ts';

const directory = (areas: readonly string[]) =>
  buildSnapshot(
    { cafes: areas.map((area, at) => testCafe(at + 1, 'Cafe', { area })), categories: [] },
    1,
  );

describe('the areas', () => {
  const snapshot = directory(
    'Jamaica Plain,Jamaica Plain,Jamaica Plain,Łódź,Łódź,Jamaica,West Roxbury,Roxbury'.split(','),
  );
  const find = (q: string, limit = 500) => snapshot.findAreas({ q, limit });

  it.each([
    ['', ['Jamaica Plain', 'Łódź', 'Jamaica', 'Roxbury', 'West Roxbury']],
    ['jam', ['Jamaica Plain', 'Jamaica']],
    ['plain jam', ['Jamaica Plain']],
    ['LODZ', ['Łódź']],
    ['rox', ['Roxbury', 'West Roxbury']],
    ['bury', []],
    ['-', ['Jamaica Plain', 'Łódź', 'Jamaica', 'Roxbury', 'West Roxbury']],
    ['zz', []],
  ])('of %o are %o', (q, areas) => expect(find(q)).toEqual(areas));

  it('are as many as asked for, those with most cafes', () => {
    expect(find('', 2)).toEqual(['Jamaica Plain', 'Łódź']);
    expect(find('jam', 1)).toEqual(['Jamaica Plain']);
  });

  it('follow changes', () => {
    expect(find('rox')).toHaveLength(2);
    const changes = new Map([[8, testCafe(8, 'Cafe', { area: 'New Roxbury' })]]);
    const next = replaceCafes(snapshot, changes);
    expect(next.findAreas({ q: 'rox', limit: 9 })).toEqual(['New Roxbury', 'West Roxbury']);
  });
});

describe('ten thousand areas', () => {
  const names = Array.from({ length: 10_000 }, (_, at) => `Area ${at}`);
  const twice = names.slice(7000, 7150);
  const snapshot = directory([...names, ...twice]);
  const areasOf = (raw: Record<string, string>) => snapshot.facets(parseCafeQuery(raw)).areas;

  it('are listed up to 500, those with most cafes', () => {
    const listed = snapshot.findAreas(areaQuery.parse({}));
    expect(listed).toHaveLength(500);
    expect(new Set(listed.slice(0, 150))).toEqual(new Set(twice));
  });

  it('are counted up to 200, those with the most matches, and the selected one', () => {
    const counted = areasOf({});
    expect(counted).toHaveLength(200);
    expect(
      counted
        .filter(({ count }) => count === 2)
        .map(({ area }) => area)
        .toSorted(),
    ).toEqual(twice.toSorted());
    const selected = areasOf({ area: 'Area 9999' });
    expect(selected).toHaveLength(201);
    expect(selected).toContainEqual({ area: 'Area 9999', count: 1 });
    expect(areasOf({ q: 'area 4321' })).toContainEqual({ area: 'Area 4321', count: 1 });
  });
});
