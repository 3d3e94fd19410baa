import { expect, it } from 'vitest';
import { categoryLabel } from './labels.ts';
import { canonicalValue } from './public-enums.ts';

it.each([
  ['constructor', 'Constructor'],
  ['__proto__', 'Proto'],
])('the name of a property of every object, %s, is a name like any other', (name, label) => {
  expect(canonicalValue(name)).toBe(name);
  expect(categoryLabel(name)).toBe(label);
});
