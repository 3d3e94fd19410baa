import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { basemapStyle } from './style.ts';

describe.each([
  ['light', null],
  ['dark', null],
  ['light', '/world.geojson'],
  ['dark', '/world.geojson'],
] as const)('the %s style with the world at %s', (theme, world) => {
  const archives = { streets: '/boston.pmtiles', 'streets-osm': '/boston-osm.pmtiles' };
  const style = basemapStyle(theme, { archives, world });

  it('is a valid MapLibre style', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  it('requests nothing from other hosts', () => {
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
    expect(JSON.stringify(style).replaceAll('pmtiles:///', '/')).not.toContain('//');
  });
});
