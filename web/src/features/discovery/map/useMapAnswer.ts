import type { MapAnswer } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiKey, call } from '../../../lib/api.ts';
import { apiParams, type ApiParams, roundBbox } from '../../../lib/search-params.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { toQueryString } from '../data/list-page.ts';
import { useDiscovery } from '../discovery-context.ts';
import { isInside } from '../../../map/bounds.ts';
import type { Viewport } from '../../../map/types.ts';

/** A part of the map that is requested from the server. */
export interface MapView extends Pick<Viewport, 'bounds' | 'zoom'> {
  /** The query that the map had been fitted to for this part. */
  fitKey: string | null;
}

/**
 * What to request to show a viewport: the same as before, as long as it contains what is visible. A map
 * that was fitted to other cafes starts again, so that its requests do not depend on its history.
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

/** An answer, and its query. */
interface Answered extends MapAnswer {
  queryString: string;
}

/** How long the map must not move before it requests what is visible, in ms: longer than its own animations. */
const DEBOUNCE_MS = 200;

function mapQuery(query: ApiParams, view: MapView | null) {
  const part = view && { view: view.bounds.join(','), zoom: String(view.zoom) };
  const input = { query: { ...query, ...part } };
  return {
    queryKey: apiKey('GET /api/map', input),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answered> => ({
      ...(await call('GET /api/map', input, signal)),
      queryString: toQueryString(query),
    }),
    placeholderData: (previous: Answered | undefined) => previous,
  };
}

/**
 * Where the cafes are, the former answer until the next one is there. Few are all loaded at once, and moving the map requests nothing;
 * of many only what is visible is requested.
 * @param view null while it is not known
 */
export function useMapAnswer(view: MapView | null): Answered | undefined {
  const { state, isSettled } = useDiscovery();
  const query = apiParams(state);
  const whole = useQuery({ ...mapQuery(query, null), enabled: isSettled });
  const { data, isPlaceholderData } = whole;
  const isPartial = data !== undefined && !isPlaceholderData && !data.isComplete;
  // Also for another query: the map moves to its cafes first.
  const question = data?.queryString;
  const wanted = useMemo(() => ({ view, question }), [view, question]);
  const settled = useDebouncedValue(wanted, DEBOUNCE_MS);
  const part = useQuery({
    ...mapQuery(query, settled.view),
    enabled: isPartial && settled.view !== null && settled === wanted,
  });
  const isPartOfWhole = part.data?.queryString === question;
  return data && !data.isComplete && isPartOfWhole ? part.data : data;
}
