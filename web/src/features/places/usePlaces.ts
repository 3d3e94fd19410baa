import type { Place, PlaceSuggestion } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { apiKey } from '../../lib/api-query.ts';
import { call } from '../../lib/api.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';

const DEBOUNCE_MS = 250;
const MIN_LETTERS = 2;

/** Who may complete places by which calls. */
export type PlaceUser = 'admin' | 'everyone';
const COMPLETES = { admin: 'GET /api/admin/places', everyone: 'GET /api/places' } as const;
const LOOKS_UP = { admin: 'GET /api/admin/place', everyone: 'GET /api/place' } as const;

interface Search {
  /** Who asks. */
  by: PlaceUser;
  text: string;
  kind: 'city' | 'address';
  /** One from the first letter to the choice. */
  session: string;
}

/** Completions of what has been typed; none, and no failure, before there is enough of it. */
export function useSuggestions({ by, text, kind, session }: Search, isWanted: boolean) {
  const q = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  // What is still being typed is not completed, and the letters before are no answer to it.
  const isAsked = isWanted && q === text.trim() && q.length >= MIN_LETTERS;
  const { data = [], error } = useQuery({
    // Whichever session asked, the answer is the same.
    queryKey: apiKey(COMPLETES[by], { query: { q, kind } }),
    queryFn: ({ signal }) => call(COMPLETES[by], { query: { q, kind, session } }, signal),
    enabled: isAsked,
  });
  return { suggestions: isAsked ? data : [], error };
}

/** Where a suggestion is: it says so itself, or it is looked up. */
export async function placeOf(
  { id, place }: PlaceSuggestion,
  { by, session }: Pick<Search, 'by' | 'session'>,
): Promise<Place> {
  if (place) return place;
  return call(LOOKS_UP[by], { query: { id, session } });
}
