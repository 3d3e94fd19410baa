import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PALETTES } from './palette.ts';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

it.each(Object.keys(PALETTES.light) as (keyof typeof PALETTES.light)[])(
  'the colour of %s is the token’s, in both themes',
  (name) => {
    const pattern = new RegExp(`--map-${name}:\\s*light-dark\\((#\\w{6}), (#\\w{6})\\)`);
    const [, light, dark] = pattern.exec(tokens) ?? [];
    const upper = (text = '') => text.toUpperCase();
    expect([PALETTES.light[name], PALETTES.dark[name]].map(upper)).toEqual(
      [light, dark].map(upper),
    );
  },
);
