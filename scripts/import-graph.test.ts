import { describe, expect, it } from 'vitest';
import {
  importsBetween,
  featuresOf,
  packagesOf,
  SERVER_LAYERS,
  SHARED_FEATURES,
  subfoldersInCycles,
  upwardImports,
  WEB_LAYERS,
} from './lib/import-graph.ts';

describe('the import graph of the server and the search', () => {
  const layers = importsBetween('server/src');

  it('is read from its files', () => {
    const pairs = new Set(layers.map(({ from, to }) => `${from} ${to}`));
    expect(pairs).toContain('features http');
    expect(pairs).toContain('app features');
  });

  it('has no import that goes up', () => {
    expect(upwardImports(layers, SERVER_LAYERS)).toEqual([]);
  });

  it.each(['server/src/features', 'server/src/catalogue', 'search/src'])(
    'has no circle within %s',
    (folder) => {
      const imports = importsBetween(folder);
      expect(imports.length).toBeGreaterThan(0);
      expect(subfoldersInCycles(imports)).toEqual([]);
    },
  );
});

it('the search imports no package', () => {
  expect(packagesOf('contract/src')).toContain('zod');
  expect(packagesOf('search/src')).toEqual([]);
});

describe('the import graph of the browser side', () => {
  const layers = importsBetween('web/src');
  const features = importsBetween('web/src/features');

  it('has no import that goes up', () => {
    expect(layers.length).toBeGreaterThan(0);
    const others = ['first-paint', 'styles'];
    expect(upwardImports(layers, [...others, ...WEB_LAYERS])).toEqual([]);
  });

  it('has no import between features but of the shared ones', () => {
    expect(featuresOf('web/src')).toEqual(expect.arrayContaining(SHARED_FEATURES));
    const imports = features.filter(({ to }) => featuresOf('web/src').includes(to));
    expect(new Set(imports.map(({ to }) => to))).toEqual(new Set(SHARED_FEATURES));
  });
});

describe('the search for wrong imports', () => {
  it('finds those that go up, and those of no layer', () => {
    const imports = [
      { from: 'app', to: 'core', why: 'down' },
      { from: 'core', to: 'app', why: 'up' },
      { from: 'core', to: 'elsewhere', why: 'out' },
    ];
    expect(upwardImports(imports, SERVER_LAYERS)).toEqual(['up', 'out']);
  });

  it('finds cycles, however long', () => {
    const edge = (from: string, to: string) => ({ from, to, why: '' });
    const imports = [edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('d', 'a')];
    expect(subfoldersInCycles(imports)).toEqual(['a', 'b', 'c']);
  });
});
