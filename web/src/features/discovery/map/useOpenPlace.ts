import { useState } from 'react';
import { useStore, type Store } from '../../../lib/store.ts';
import type { MapPlace, MapPoints } from '../../../map/types.ts';

interface Kept {
  place: MapPlace;
  question: string;
}

/**
 * The place that is open. It stays while the map shows other parts, where the server does not name it.
 * @param question what the map shows the cafes of
 * @param isComplete whether the points are all of them: a place that is missing does not match any more
 */
export function useOpenPlace(
  open: Store<number | null>,
  { pins, places }: MapPoints,
  question: string,
  isComplete: boolean,
): MapPlace | null {
  const [kept, setKept] = useState<Kept | null>(null);
  const openId = useStore(open);
  if (openId === null) return null;
  const place = [...pins, ...places].find(({ id }) => id === openId);
  if (place) {
    if (kept?.place !== place || kept.question !== question) setKept({ place, question });
    return place;
  }
  const isKept = !isComplete && kept?.place.id === openId && kept.question === question;
  return isKept ? kept.place : null;
}
