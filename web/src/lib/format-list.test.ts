import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

it.each([
  [[], ''],
  [['Name'], 'Name'],
  [['Name', 'Phone'], 'Name, Phone'],
  [['Name', 'Phone', 'Website'], 'Name, Phone, Website'],
])('%j is listed as %j', (items, text) => {
  expect(formatList(items)).toBe(text);
});
