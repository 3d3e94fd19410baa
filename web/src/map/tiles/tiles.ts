import { addProtocol, type Map as MapLibre } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { shownTheme } from '../../lib/theme.ts';
import { tilesStyle } from './tiles-style.ts';

addProtocol('pmtiles', new Protocol().tile);

/** The style of an archive, which the browser reads by ranges. */
export function openTiles(url: string) {
  const address = new URL(url, document.baseURI).href;
  const style = () => tilesStyle(shownTheme(), address);
  return {
    initial: style(),
    follow: (map: MapLibre) => () => map.setStyle(style(), { diff: true }),
  };
}
