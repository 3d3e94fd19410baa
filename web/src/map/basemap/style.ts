import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { groundLayers, transitLayers } from './ground-layers.ts';
import { labelLayers } from './label-layers.ts';
import { layerMaker } from './layers.ts';
import { PALETTES, type MapTheme } from './palette.ts';
import { REGION_MIN_ZOOM } from './region.ts';
import { roadLayers } from './road-layers.ts';
import { WORLD, worldGround, worldLabels } from './world-layers.ts';

/**
 * The style of our own tiles: no glyphs, no sprite, no foreign host. Labels are drawn from local faces.
 * @param urls where the PMTiles archives lie, by the names of their sources, and the world's GeoJSON where it is needed
 */
export function basemapStyle(
  theme: MapTheme,
  urls: { archives: Readonly<Record<string, string>>; world: string | null },
): StyleSpecification {
  const colors = PALETTES[theme];
  const { archives, world } = urls;
  const maps = Object.keys(archives).map((id) => ({
    id,
    layers: layerMaker(id, colors, REGION_MIN_ZOOM),
  }));
  const each = (make: (map: (typeof maps)[number]) => LayerSpecification[]) => maps.flatMap(make);
  const sources = Object.entries(archives).map(
    ([id, url]) => [id, { type: 'vector', url: `pmtiles://${url}` }] as const,
  );
  const roads = maps.map(({ id, layers }) => ({
    id,
    layers,
    sourceLayer: 'roads',
    classOf: ['get', 'class'] as ['get', string],
    isTunnel: ['has', 'tunnel'] as ['has', string],
  }));
  return {
    version: 8,
    sources: {
      ...Object.fromEntries(sources),
      ...(world !== null && { [WORLD]: { type: 'geojson', data: world, maxzoom: 10 } }),
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: {
          'background-color': [
            'interpolate', ['linear'], ['zoom'], 12, colors.land, 16, colors.landNear,
          ],
        },
      },
      ...(world === null ? [] : worldGround(colors)),
      ...each(({ id, layers }) => groundLayers(id, layers, colors)),
      ...roadLayers(roads, colors),
      ...each(({ id, layers }) => transitLayers(id, layers, colors)),
      ...(world === null ? [] : worldLabels(colors)),
      ...each(({ id, layers }) => labelLayers(id, layers, colors)),
    ],
  };
} // prettier-ignore
