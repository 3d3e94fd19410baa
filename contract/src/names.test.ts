import { expect, it } from 'vitest';
import { categoryLabel } from './labels.ts';
import { canonicalValue } from './public-enums.ts';

it.each([
  ['constructor', 'Constructor'],
  ['__proto__', 'Proto'],
])('a name that every object has, %s, is a name like any other', (name, label) => {
  expect(canonicalValue(name)).toBe(name);
  expect(categoryLabel(name)).toBe(label);
});
