import type { Feature, FeatureCollection } from 'geojson';
import type { LineLayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { shownTheme } from '../lib/theme.ts';
import { PALETTES } from './basemap/palette.ts';
import { LINE_WIDTH, type MapLine, thickerPart } from './engine.ts';
import { overlay } from './overlay.ts';

const ID = 'line';

const toFeature = (points: MapLine['points'], width: number): Feature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: points.map(([lng, lat]) => [lng, lat]) },
  properties: { width, halo: width + LINE_WIDTH.halo - LINE_WIDTH.line },
});

const toFeatures = (line: MapLine): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    toFeature(line.points, LINE_WIDTH.line),
    toFeature(thickerPart(line), LINE_WIDTH.thicker),
  ].filter(({ geometry }) => geometry.type === 'LineString' && geometry.coordinates.length > 1),
});

function layers(): LineLayerSpecification[] {
  const { line, halo } = PALETTES[shownTheme()];
  const layer = (id: string, color: string, width: string): LineLayerSpecification => ({
    id,
    type: 'line',
    source: ID,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': ['get', width] },
  });
  return [layer('line-halo', halo, 'halo'), layer(ID, line, 'width')];
}

/** A line over the map, and a thicker part of it. */
export const lineLayers = (map: MapLibre) =>
  overlay<MapLine>(map, ID, toFeatures, layers, { points: [], thicker: null });
