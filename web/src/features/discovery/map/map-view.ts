import { isInside } from '../../../map/bounds.ts';
import type { Viewport } from '../../../map/types.ts';
import { roundBbox } from '../../../lib/search-params.ts';

/** A part of the map that the server is asked for. */
export interface MapView extends Pick<Viewport, 'bounds' | 'zoom'> {
  /** What was shown when the map came to it. */
  question: string | null;
}

/**
 * What to ask for to show a viewport: what was asked for before, as long as it holds what is seen. Another question
 * begins anew, so that it asks the same however it was come to.
 */
export function viewFor(
  before: MapView | null,
  { inSight, bounds, zoom }: Viewport,
  question: string | null,
): MapView {
  const isSame = before?.zoom === zoom && before.question === question;
  if (isSame && isInside(inSight, before.bounds)) return before;
  return { bounds: roundBbox(bounds), zoom, question };
}
