import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PALETTES } from './palette.ts';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const { light, dark } = PALETTES;
const token = (name: string, of: 'land' | 'line') =>
  `--${name}: light-dark(${light[of]}, ${dark[of]})`.toUpperCase();

it('the land is of the color that is shown until the map is drawn, in both themes', () => {
  expect(tokens.toUpperCase()).toContain(token('map-land', 'land'));
});

it('a line is of the color of a chosen pin, in both themes', () => {
  expect(tokens.toUpperCase()).toContain(token('pin-fill-on', 'line'));
});
