import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore, type Store } from '../../../lib/store.ts';
import type { MapPlace, MapPoints } from '../../../map/types.ts';
import { useDiscovery } from '../discovery-context.ts';
import { setPage } from '../state/changes.ts';
import { prefetchCafe, useCafe } from '../../../lib/catalogue.ts';
import { withListedHours } from '../../../lib/listed-hours.ts';
import { listedCafe } from '../list/list-view.ts';

/**
 * The place that is open. It stays while the map shows other parts, where the server does not name it.
 * @param question the query whose cafes the map shows
 * @param isComplete whether the points are all of them: a place that is missing does not match any more
 */
export function useOpenPlace(
  open: Store<number | null>,
  { pins, places }: MapPoints,
  question: string,
  isComplete: boolean,
): MapPlace | null {
  const [last, setLast] = useState<{ place: MapPlace; question: string } | null>(null);
  const openId = useStore(open);
  if (openId === null) return null;
  const place = [...pins, ...places].find(({ id }) => id === openId);
  if (place) {
    if (last?.place !== place || last.question !== question) setLast({ place, question });
    return place;
  }
  const isLast = !isComplete && last?.place.id === openId && last.question === question;
  return isLast ? last.place : null;
}

/** Goes from the open cafe to the next rank (1) or the one before (-1), on to the next page and back to the one before. */
export function useStep(): (by: 1 | -1) => Promise<void> {
  const { view, selection, change, fetchPage } = useDiscovery();
  const { open } = selection;
  const openId = useStore(open);
  return async (by) => {
    const at = view.shown.findIndex(({ cafe }) => cafe.id === openId);
    // From a place of another page it goes to the first rank of this one.
    if (at === -1 && by === -1) return;
    const next = view.shown[at + by];
    if (next) {
      open.set(next.cafe.id);
      return;
    }
    const answer = await fetchPage(view.page + by);
    const cafe = answer?.cafes.at(by === 1 ? 0 : -1);
    if (!cafe || open.get() !== openId) return;
    change(setPage(answer!.page));
    open.set(cafe.id);
  };
}

/** The cafe of a place, undefined while it loads: from the shown page, or fetched — already when the pointer or the focus comes to a place. */
export function useEntry(id: number | null) {
  const { state, view, location, selection } = useDiscovery();
  const queries = useQueryClient();
  const find = (wanted: number | null) => view.shown.find(({ cafe }) => cafe.id === wanted);
  const listed = find(id);
  const { data: cafe, isError } = useCafe(id ?? 0, { enabled: id !== null && !listed });
  const { confirmed } = state;
  const fetched = useMemo(
    () => cafe && listedCafe(withListedHours(cafe, confirmed), location),
    [cafe, confirmed, location],
  );
  const { highlighted } = selection;
  const prefetch = useEffectEvent(() => {
    const next = highlighted.get();
    if (next !== null && !find(next)) prefetchCafe(queries, next);
  });
  useEffect(() => highlighted.subscribe(() => prefetch()), [highlighted]);
  return { entry: listed ?? fetched ?? undefined, hasFailed: isError || cafe === null };
}
