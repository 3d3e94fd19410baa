import { describe, expect, it } from 'vitest';
import {
  arrowsBetween,
  featuresOf,
  packagesOf,
  SERVER_ROOMS,
  SHARED_FEATURES,
  subfoldersInCircles,
  upwardArrows,
  WEB_ROOMS,
} from './lib/import-graph.ts';

describe('the import graph of the server and the search', () => {
  const rooms = arrowsBetween('server/src');

  it('is read from its files', () => {
    const pairs = new Set(rooms.map(({ from, to }) => `${from} ${to}`));
    expect(pairs).toContain('features http');
    expect(pairs).toContain('app features');
  });

  it('has no arrow that goes up', () => {
    expect(upwardArrows(rooms, SERVER_ROOMS)).toEqual([]);
  });

  it.each(['server/src/features', 'server/src/catalogue', 'search/src'])(
    'has no circle within %s',
    (folder) => {
      const arrows = arrowsBetween(folder);
      expect(arrows.length).toBeGreaterThan(0);
      expect(subfoldersInCircles(arrows)).toEqual([]);
    },
  );
});

it('the search imports no package', () => {
  expect(packagesOf('contract/src')).toContain('zod');
  expect(packagesOf('search/src')).toEqual([]);
});

describe('the import graph of the browser side', () => {
  const rooms = arrowsBetween('web/src');
  const features = arrowsBetween('web/src/features');

  it('has no arrow that goes up', () => {
    expect(rooms.length).toBeGreaterThan(0);
    const others = ['first-paint', 'styles'];
    expect(upwardArrows(rooms, [...others, ...WEB_ROOMS])).toEqual([]);
  });

  it('has no arrow between features but to the shared ones', () => {
    expect(featuresOf('web/src')).toEqual(expect.arrayContaining(SHARED_FEATURES));
    const arrows = features.filter(({ to }) => featuresOf('web/src').includes(to));
    expect(new Set(arrows.map(({ to }) => to))).toEqual(new Set(SHARED_FEATURES));
  });
});

describe('the search for arrows', () => {
  it('finds those that go up, and to what is no room', () => {
    const arrows = [
      { from: 'app', to: 'core', why: 'down' },
      { from: 'core', to: 'app', why: 'up' },
      { from: 'core', to: 'elsewhere', why: 'out' },
    ];
    expect(upwardArrows(arrows, SERVER_ROOMS)).toEqual(['up', 'out']);
  });

  it('finds circles, however long', () => {
    const arrow = (from: string, to: string) => ({ from, to, why: '' });
    const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('d', 'a')];
    expect(subfoldersInCircles(arrows)).toEqual(['a', 'b', 'c']);
  });
});
