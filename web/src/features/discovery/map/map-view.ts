import { isInside } from '../../../map/bounds.ts';
import type { Viewport } from '../../../map/types.ts';
import { roundBbox } from '../../../lib/search-params.ts';

/** A part of the map that the server is asked for. */
export interface MapView extends Pick<Viewport, 'bounds' | 'zoom'> {
  /** What the map had been fitted for when it came to it. */
  fitKey: string | null;
}

/**
 * What to ask for to show a viewport: what was asked for before, as long as it holds what is seen. A map
 * that was fitted to other cafes begins anew, so that it asks the same however it was come to.
 */
export function viewFor(
  before: MapView | null,
  { inSight, bounds, zoom }: Viewport,
  fitKey: string | null,
): MapView {
  const isSame = before?.zoom === zoom && before.fitKey === fitKey;
  if (isSame && isInside(inSight, before.bounds)) return before;
  return { bounds: roundBbox(bounds), zoom, fitKey };
}
