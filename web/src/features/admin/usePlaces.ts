import type { Place, PlaceSourceInfo, PlaceSuggestion } from '@cortado/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiGet } from '../../lib/api.ts';

const PAUSE_MS = 250;
const LEAST_LETTERS = 2;

/** A text once it has stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Search {
  text: string;
  kind: 'city' | 'address';
  /** One from the first letter to the choice. */
  session: string;
}

/** Completions of what has been typed; none, and no failure, before there is enough of it. */
export function useSuggestions({ text, kind, session }: Search, isWanted: boolean) {
  const q = useSettled(text.trim());
  const query = new URLSearchParams({ q, kind, session }).toString();
  return useQuery({
    queryKey: ['/api/admin/places', kind, q],
    queryFn: ({ signal }) => apiGet<PlaceSuggestion[]>(`/api/admin/places?${query}`, { signal }),
    enabled: isWanted && q.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  });
}

/** Where a suggestion is: it says so itself, or it is looked up. */
export async function placeOf({ id, place }: PlaceSuggestion, session: string): Promise<Place> {
  if (place) return place;
  return apiGet<Place>(`/api/admin/place?${new URLSearchParams({ id, session }).toString()}`);
}

export function usePlaceSources(): readonly PlaceSourceInfo[] {
  const { data } = useQuery({
    queryKey: ['/api/admin/places/sources'],
    queryFn: ({ signal }) => apiGet<PlaceSourceInfo[]>('/api/admin/places/sources', { signal }),
  });
  return data ?? [];
}
