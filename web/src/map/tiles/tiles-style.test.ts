import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { tilesStyle } from './tiles-style.ts';

describe.each(['light', 'dark'] as const)('the %s style of tiles', (theme) => {
  const style = tilesStyle(theme, 'https://cortado.example/map-tiles.pmtiles');

  it('is a valid MapLibre style', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  it('requests nothing but the tiles, and credits them', () => {
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
    expect(style.sources).toEqual({
      tiles: {
        type: 'vector',
        url: 'pmtiles://https://cortado.example/map-tiles.pmtiles',
        attribution: expect.stringContaining('© OpenStreetMap') as string,
      },
    });
  });
});
