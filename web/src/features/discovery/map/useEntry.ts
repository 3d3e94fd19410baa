import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { prefetchCafe, useCafe } from '../../../lib/catalogue.ts';
import { useDiscovery } from '../discovery-context.ts';
import { listedCafe, type ListedCafe } from '../list/listed-cafe.ts';

/** What the map shows of a place's cafe: its name at once, and the rest when it is there. */
export interface PlaceEntry {
  /** Undefined while it is on its way. */
  entry: ListedCafe | undefined;
  hasFailed: boolean;
}

/** The cafe of a place: of the shown page, or asked for — ahead, when the pointer or the focus comes to a place. */
export function useEntry(id: number | null): PlaceEntry {
  const { view, location, selection } = useDiscovery();
  const queries = useQueryClient();
  const find = (wanted: number | null) => view.shown.find(({ cafe }) => cafe.id === wanted);
  const listed = find(id);
  const { data: cafe, isError } = useCafe(id ?? 0, { enabled: id !== null && !listed });
  const fetched = useMemo(() => cafe && listedCafe(cafe, location), [cafe, location]);
  const { highlighted } = selection;
  const prefetch = useEffectEvent(() => {
    const next = highlighted.get();
    if (next !== null && !find(next)) prefetchCafe(queries, next);
  });
  useEffect(() => highlighted.subscribe(() => prefetch()), [highlighted]);
  return { entry: listed ?? fetched ?? undefined, hasFailed: isError || cafe === null };
}
