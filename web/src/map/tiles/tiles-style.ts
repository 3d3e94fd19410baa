import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { PALETTES, type MapTheme, type Palette } from '../basemap/palette.ts';
import { roadLayers, roadWidth, type Road } from '../basemap/roads.ts';
import { tileLabels } from './tile-labels.ts';

const SOURCE = 'tiles';
const CREDIT =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap</a>';

/** Land that is green on our maps, by its kinds in the schema. */
const GREEN = [
  'park', 'nature_reserve', 'national_park', 'protected_area', 'forest', 'wood', 'grass',
  'grassland', 'garden', 'cemetery', 'golf_course', 'recreation_ground', 'village_green',
]; // prettier-ignore

const isKind = (...kinds: string[]): ExpressionSpecification => [
  'in', ['get', 'kind'], ['literal', kinds],
]; // prettier-ignore
const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];

const ROADS: readonly Road[] = [
  { id: 'path', filter: isKind('path'), from: 15, at13: 0.5, at16: 2, color: 'road-3', casing: 'road-3-case' },
  { id: 'minor-road', filter: isKind('minor_road'), from: 12.5, at13: 1, at16: 7, color: 'road-3', casing: 'road-2-case' },
  { id: 'major-road', filter: isKind('major_road', 'medium_road'), from: 8, at13: 3, at16: 13, color: 'road-2', casing: 'road-2-case' },
  { id: 'highway', filter: isKind('highway'), from: 5, at13: 4.2, at16: 16.5, color: 'road-1', casing: 'road-1-case' },
]; // prettier-ignore

const fill = (
  id: string,
  sourceLayer: string,
  filter: ExpressionSpecification,
  color: string,
  minzoom = 0,
): LayerSpecification => ({
  id,
  type: 'fill',
  source: SOURCE,
  'source-layer': sourceLayer,
  filter,
  minzoom,
  paint: { 'fill-color': color },
});

const line = (
  id: string,
  sourceLayer: string,
  filter: ExpressionSpecification,
  paint: NonNullable<LineLayerSpecification['paint']>,
): LayerSpecification => ({
  id,
  type: 'line',
  source: SOURCE,
  'source-layer': sourceLayer,
  filter,
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint,
});

function groundLayers(colors: Palette): LayerSpecification[] {
  const border = { 'line-color': colors.town, 'line-width': 1.25 };
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': colors.land } },
    fill('earth', 'earth', isArea, colors.land),
    fill('landcover', 'landcover', isKind(...GREEN), colors.park),
    fill('landuse', 'landuse', isKind(...GREEN), colors.park),
    fill('water', 'water', isArea, colors.water),
    line('river', 'water', isLine, { 'line-color': colors.water, 'line-width': roadWidth(1, 5) }),
    line('shore', 'water', isArea, { 'line-color': colors.shore, 'line-width': 1 }),
    line('region-border', 'boundaries', isKind('region'), { ...border, 'line-dasharray': [4, 3] }),
    line('border', 'boundaries', isKind('country'), border),
    fill('building', 'buildings', isArea, colors['road-3-case'], 15),
  ];
}

/**
 * The style of tiles in the Protomaps basemap schema, in our palette: no glyphs, no sprite.
 * @param url where the archive lies
 */
export function tilesStyle(theme: MapTheme, url: string): StyleSpecification {
  const colors = PALETTES[theme];
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${url}`, attribution: CREDIT } },
    layers: [
      ...groundLayers(colors),
      ...roadLayers(ROADS, { source: SOURCE, 'source-layer': 'roads' }, colors),
      line('rail', 'roads', isKind('rail'), {
        'line-color': colors['label-3'],
        'line-opacity': 0.5,
        'line-width': roadWidth(1, 2),
      }),
      ...tileLabels(SOURCE, colors),
    ],
  };
}
