import type { AdminCafe, FilterCategory } from '@cortado/contract';
import { expect, it } from 'vitest';
import { fieldDifferences } from './form-values.ts';
import { NEW_CAFE } from './form-values.ts';

const EMPTY = NEW_CAFE.values;

const stored = {
  ...EMPTY,
  area: EMPTY.neighborhood,
  name: 'Theirs',
  hasPriceLevel: true,
  priceLevel: 2,
  appliedFilters: [{ id: 1 }],
} as AdminCafe;

const categories = [
  {
    options: [
      { id: 1, display_name: 'Wifi' },
      { id: 2, display_name: 'Power' },
    ],
  },
] as FilterCategory[];

it('what differs is listed in the words of the form, and nothing else', () => {
  const values = { ...EMPTY, name: 'Mine', priceLevel: 3, status: 'archived' as const };
  expect(fieldDifferences(stored, { values, filterIds: [2, 1] }, categories)).toEqual([
    { label: 'Name', theirs: 'Theirs', mine: 'Mine' },
    { label: 'Price level', theirs: '$$', mine: '$$$' },
    { label: 'Status', theirs: 'Draft', mine: 'Archived' },
    { label: 'Filters', theirs: 'Wifi', mine: 'Wifi, Power' },
  ]);
});

it('nothing differs in a form that says what is stored', () => {
  const values = { ...EMPTY, name: 'Theirs', priceLevel: 2 };
  expect(fieldDifferences(stored, { values, filterIds: [1] }, categories)).toEqual([]);
});
