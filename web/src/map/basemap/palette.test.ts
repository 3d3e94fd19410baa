import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PALETTES } from './palette.ts';

it('the land is of the color that is shown until the map is drawn, in both themes', () => {
  const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  const { light, dark } = PALETTES;
  expect(tokens.toUpperCase()).toContain(
    `--map-land: light-dark(${light.land}, ${dark.land})`.toUpperCase(),
  );
});
