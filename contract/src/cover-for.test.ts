import { expect, it } from 'vitest';
import { coverFor, DRAWINGS, TINTS } from './cover-for.ts';

it('draws the same cover for the same cafe', () => {
  expect(coverFor(42)).toEqual(coverFor(42));
});

it('gives twelve cafes twelve drawings, neighbors never the same, and 72 as many covers', () => {
  const covers = Array.from({ length: 72 }, (_, i) => coverFor(1200 + i));
  const drawings = covers.map(({ drawing }) => drawing);
  for (let first = 0; first < 72; first += 12)
    expect(new Set(drawings.slice(first, first + 12))).toEqual(new Set(DRAWINGS));
  expect(drawings.filter((one, i) => one === drawings[i - 1])).toEqual([]);
  expect(new Set(covers.map(({ drawing, tint }) => `${drawing} ${tint}`)).size).toBe(72);
  expect(new Set(covers.map(({ tint }) => tint))).toEqual(new Set(TINTS));
});
