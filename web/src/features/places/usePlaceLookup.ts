import type { Place, PlaceSuggestion } from '@cortado/contract';
import { useRef, useState } from 'react';
import { placeOf, type PlaceUser } from './usePlaces.ts';

/** Not `randomUUID`, which browsers keep from pages that came over plain http. */
const newSession = () => [...crypto.getRandomValues(new Uint32Array(3))].join('-');

/** Looks up where a chosen suggestion is; without `onFound` the text is enough, and nothing is looked up. */
export function usePlaceLookup(by: PlaceUser, onFound?: (place: Place) => void) {
  const [session, setSession] = useState(newSession);
  const [isUnplaced, setUnplaced] = useState(false);
  const asked = useRef(0);
  return {
    session,
    /** Whether the last lookup failed. */
    isUnplaced,
    /** Drops an answer that is still to come. */
    forget: () => {
      asked.current++;
      setUnplaced(false);
    },
    lookUp: async (suggestion: PlaceSuggestion) => {
      setSession(newSession());
      setUnplaced(false);
      const mine = ++asked.current;
      try {
        const place = onFound && (await placeOf(suggestion, { by, session }));
        // Who has typed on, or chosen again, is not overwritten.
        if (place && mine === asked.current) onFound(place);
      } catch {
        setUnplaced(mine === asked.current);
      }
    },
  };
}
