import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { shownTheme } from '../../lib/theme.ts';
import type { MapStyle } from '../map-style.ts';
import { tilesStyle } from './tiles-style.ts';

addProtocol('pmtiles', new Protocol().tile);

/** The style of an archive, which the browser reads by ranges. */
export function openTiles(url: string): MapStyle {
  const address = new URL(url, document.baseURI).href;
  const style = () => tilesStyle(shownTheme(), address);
  return {
    initial: style(),
    follow: (map) => () => map.setStyle(style(), { diff: true }),
  };
}
