import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATIC_PAGES } from '../features/static-pages/pages.ts';
import * as texts from '#messages/app';

const cafes = readFileSync('seed/cafes.csv', 'utf8').split('\n');
const areas = readFileSync('seed/areas.csv', 'utf8');
const TOWNS = ['Boston', 'Cambridge', 'Somerville'];

it.each([
  ['the footer', texts.footerAbout()],
  ['the description of the home page', texts.headHome()],
  ['the page for the press', STATIC_PAGES['/press'].sections['1']!.text()],
])('%s names the towns that the directory begins with cafes in, and no other', (_text, text) => {
  const withCafes = TOWNS.filter((town) =>
    cafes.some((line) => line.includes(`,${town},MA,`) && line.includes(',published,')),
  );
  expect(TOWNS.every((town) => areas.includes(town))).toBe(true);
  expect(withCafes).toContain('Boston');
  expect(TOWNS.filter((town) => text.includes(town))).toEqual(withCafes);
});
