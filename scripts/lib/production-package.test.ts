import { expect, it } from 'vitest';
import { lockOf } from './production-package.mjs';

const LOCK = {
  'node_modules/a': { version: '1.0.0', dependencies: { c: '2' }, devOptional: true },
  'node_modules/a/node_modules/c': { version: '2.0.0', peerDependencies: { d: '1' } },
  'node_modules/c': { version: '1.0.0', dev: true },
  'node_modules/d': { version: '1.0.0', optionalDependencies: { absent: '1', e: '1' } },
  'node_modules/e': { version: '1.0.0', optional: true },
  'node_modules/f': { version: '1.0.0', peerDependencies: { c: '1' } },
  'server/node_modules/g': { version: '1.0.0' },
};

it('contains what packages need, each as Node finds it, and nothing for development', () => {
  expect(lockOf(LOCK, ['a'])).toEqual({
    'node_modules/a': { version: '1.0.0', dependencies: { c: '2' }, optional: true },
    'node_modules/a/node_modules/c': { version: '2.0.0', peerDependencies: { d: '1' } },
    'node_modules/d': { version: '1.0.0', optionalDependencies: { absent: '1', e: '1' } },
    'node_modules/e': { version: '1.0.0', optional: true },
  });
});

it('leaves out an optional peer', () => {
  const f = { version: '1.0.0', peerDependencies: { c: '1' } };
  const optional = { ...f, peerDependenciesMeta: { c: { optional: true } } };
  expect(Object.keys(lockOf(LOCK, ['f']))).toEqual(['node_modules/c', 'node_modules/f']);
  expect(Object.keys(lockOf({ ...LOCK, 'node_modules/f': optional }, ['f']))).toEqual([
    'node_modules/f',
  ]);
});

it('refuses a package that would not be found from outside the workspace', () => {
  expect(() => lockOf(LOCK, ['g'])).toThrow('g');
});
