import { shownTheme } from '../../lib/theme.ts';
import { PALETTES } from '../basemap/palette.ts';
import { LINE_WIDTH, type MapLine, thickerPart } from '../engine.ts';

/** Draws a line on Google's map; returns the function that removes it. */
export function drawLine(
  { Polyline }: Pick<google.maps.MapsLibrary, 'Polyline'>,
  map: google.maps.Map,
  line: MapLine,
): () => void {
  const colors = PALETTES[shownTheme()];
  const parts = [
    { points: line.points, strokeColor: colors.halo, strokeWeight: LINE_WIDTH.halo },
    { points: line.points, strokeColor: colors.line, strokeWeight: LINE_WIDTH.line },
    { points: thickerPart(line), strokeColor: colors.line, strokeWeight: LINE_WIDTH.thicker },
  ];
  const drawn = parts.map(({ points, ...look }, zIndex) => {
    const path = points.map(([lng, lat]) => ({ lat, lng }));
    return new Polyline({ map, path, clickable: false, zIndex, ...look });
  });
  return () => drawn.forEach((part) => part.setMap(null));
}
