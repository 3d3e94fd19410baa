import { isInside } from '../../../map/bounds.ts';
import type { Viewport } from '../../../map/types.ts';
import { roundBbox } from '../../../lib/search-params.ts';

/** A part of the map that the server is asked for. */
export type MapView = Pick<Viewport, 'bounds' | 'zoom'>;

/** What to ask for to show a viewport: what was asked for before, as long as it holds what is seen. */
export function viewFor(before: MapView | null, { inSight, bounds, zoom }: Viewport): MapView {
  if (before?.zoom === zoom && isInside(inSight, before.bounds)) return before;
  return { bounds: roundBbox(bounds), zoom };
}
