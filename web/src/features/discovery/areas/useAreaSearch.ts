import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '../../../lib/api-query.ts';
import { useAreas } from '../../../lib/catalogue.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { matchAreas } from './match-areas.ts';

const MAX_CHOICES = 50;
const DEBOUNCE_MS = 150;

/** The areas that a typed text means: at once those that the page knows, and then those of the whole directory. */
export function useAreaSearch(typed: string): readonly string[] {
  const areas = useAreas();
  const q = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    ...apiQuery('GET /api/areas', { query: { q, limit: MAX_CHOICES } }),
    enabled: q !== '',
    gcTime: 60_000,
  });
  const known = useMemo(() => matchAreas(areas, typed).slice(0, MAX_CHOICES), [areas, typed]);
  return q === typed.trim() && data ? data : known;
}
