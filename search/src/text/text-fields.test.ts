import { expect, it } from 'vitest';
import { TextFields } from './text-fields.ts';

it('ranks texts and labels by their weights', () => {
  const fields = new TextFields({
    texts: { about: 1, name: 9, place: 5 },
    labels: 3,
    name: 'name',
  });
  expect(fields.texts).toEqual([['name', 0], ['place', 1], ['about', 3]]); // prettier-ignore
  expect([fields.name, fields.labels]).toEqual([0, 2]);
  const scoreOf = (quality: keyof typeof fields.levels, place: number) =>
    fields.scores[fields.levels[quality][place]!]!;
  expect(scoreOf('prefix', 3)).toBeGreaterThan(scoreOf('oneTypo', 0));
  expect(scoreOf('exact', 1)).toBeGreaterThan(scoreOf('prefix', 1));
  expect(scoreOf('oneTypo', 0)).toBe(18);
});

it('takes eight fields, and no more', () => {
  const texts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`text${at}`, at + 1]));
  const fields = new TextFields({ texts: texts(7), labels: 20, name: 'text0' });
  const places = [fields.labels, ...fields.texts.map(([, place]) => place)];
  expect(places.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // What fits into the bits of a match.
  expect(fields.scores.length).toBeLessThanOrEqual(32);
  expect(() => new TextFields({ texts: texts(8), labels: 20, name: 'text0' })).toThrow(RangeError);
});
