import { expect, it } from 'vitest';
import { nameOf, referencesTo } from '../testing/references.ts';
import { CAFE_REFERENCES } from './references.ts';
import { cafes } from './schema.ts';

it('every column that names a cafe is listed', () => {
  const names = CAFE_REFERENCES.map(({ column }) => nameOf(column));
  expect(names.toSorted()).toEqual(referencesTo(cafes));
});
