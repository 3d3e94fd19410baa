import { expect, it } from 'vitest';
import { coverFor, DRAWINGS, TINTS } from './cover-for.ts';

it('draws the same cover for the same cafe', () => {
  expect(coverFor(42)).toEqual(coverFor(42));
});

it('spreads cafes over all drawings and tints', () => {
  const covers = Array.from({ length: 600 }, (_, id) => coverFor(id + 1));
  expect(new Set(covers.map(({ drawing }) => drawing))).toEqual(new Set(DRAWINGS));
  expect(new Set(covers.map(({ tint }) => tint))).toEqual(new Set(TINTS));
});
