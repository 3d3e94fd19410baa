import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PALETTES, type Palette } from '../web/src/map/basemap/palette.ts';
import { contrast, readPalettes } from './lib/contrast.ts';
import { ROOT } from './lib/root.mjs';

const styles = ['tokens', 'tints'].map((name) =>
  readFileSync(join(ROOT, `web/src/styles/${name}.css`), 'utf8'),
);
/** The map's colors, which no style has. */
const map = Object.entries(PALETTES.light).map(
  ([name, light]) =>
    `--map-${name}: light-dark(${light}, ${PALETTES.dark[name as keyof Palette]});`,
);
const { root, tints } = readPalettes([...styles, `:root { ${map.join(' ')} }`].join('\n'));

const TEXT = 4.5;
/** Of controls, their edges, and labels on the map. */
const PART = 3;
const GROUNDS = ['color-paper', 'color-surface', 'color-sunken', 'color-crema-wash'];
const MAP = ['map-land', 'map-water', 'map-park'];

/** Which inks are used on which grounds, and the contrast that WCAG 2.2 requires. */
const WANTED: readonly [least: number, inks: readonly string[], grounds: readonly string[]][] = [
  [TEXT, ['color-ink', 'color-ink-2', 'color-ink-3', 'color-crema-ink'], GROUNDS],
  [TEXT, ['color-on-solid'], ['color-solid', 'color-solid-hover', 'color-solid-active']],
  [TEXT, ['color-success'], ['color-surface', 'color-paper', 'color-success-wash']],
  [TEXT, ['color-warn'], ['color-surface', 'color-paper', 'color-warn-wash']],
  [TEXT, ['color-danger'], ['color-surface', 'color-paper', 'color-danger-wash']],
  [TEXT, ['pin-ink'], ['pin-fill']],
  [TEXT, ['pin-ink-on'], ['pin-fill-on']],
  [TEXT, ['cluster-ink'], ['cluster-fill']],
  [TEXT, ['map-town', 'map-area', 'map-station'], ['map-land', 'map-landNear', 'map-halo']],
  [TEXT, ['map-mainStreet'], ['map-land', 'map-halo']],
  [PART, ['map-mainStreet'], ['map-primary', 'map-secondary', 'map-tertiary']],
  [PART, ['map-street'], ['map-land', 'map-residential', 'map-halo']],
  [PART, ['map-waterText'], ['map-water', 'map-haloWater']],
  [PART, ['map-parkText'], ['map-park', 'map-garden', 'map-haloPark']],
  [TEXT, ['map-shieldText'], ['map-shield']],
  [PART, ['color-line-strong'], ['color-paper', 'color-surface']],
  [PART, ['color-crema'], ['color-paper', 'color-surface', 'color-crema-wash']],
  [PART, ['color-on-crema'], ['color-crema']],
  [PART, ['color-focus'], GROUNDS],
  [PART, [1, 2, 3, 4, 5].map((score) => `color-strength-${score}`), ['color-surface']],
  [PART, ['cluster-fill', 'pin-edge', 'pin-fill-on'], MAP],
];

const pairs = WANTED.flatMap(([least, inks, grounds]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground, least] as const)),
);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pairs)('%s on %s has %s:1', (ink, ground, least) => {
    expect(contrast(root, ink, ground, theme)).toBeGreaterThanOrEqual(least);
  });

  it.each([...tints.keys()])('a text on the tint %s is legible', (tint) => {
    const palette = tints.get(tint)!;
    expect(contrast(palette, 'cv-text', 'cv-bg', theme)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette, 'cv-text', 'cv-2', theme)).toBeGreaterThanOrEqual(TEXT);
  });
});

describe('the contrast', () => {
  it('is that of WCAG', () => {
    const { root: palette } = readPalettes(
      ':root { --a: light-dark(#000000, #777); --b: #fff; --c: var(--b); }',
    );
    expect(contrast(palette, 'a', 'c', 'light')).toBe(21);
    expect(contrast(palette, 'a', 'c', 'dark')).toBeCloseTo(4.48, 2);
  });

  it('is not guessed for an unknown color', () => {
    const { root: palette } = readPalettes(':root { --a: red; --b: #fff; }');
    expect(() => contrast(palette, 'a', 'b', 'light')).toThrow('--a is no colour in hex: red');
  });

  it('covers every tint', () => {
    expect(tints.size).toBe(6);
  });
});
