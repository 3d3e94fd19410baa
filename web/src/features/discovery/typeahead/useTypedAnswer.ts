import type { Suggestions } from '@cortado/contract';
import { useQuery, type Query } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api.ts';
import { apiParams, type DiscoveryState } from '../../../lib/search-params.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { setText } from '../state/changes.ts';

const DEBOUNCE_MS = 150;

/** What was typed for an answer. */
function textOf(query: Query<Suggestions> | undefined): string {
  const [, input = {}] = query?.queryKey ?? [];
  return 'query' in input ? ((input.query as { q?: string }).q ?? '') : '';
}

/**
 * What may be meant by what is typed. The answer before stands in while the typing goes on; an overtaken one is never shown.
 * @param state what is searched for besides
 */
export function useTypedAnswer(
  typed: string,
  state: DiscoveryState,
  areas: readonly string[],
  isWanted: boolean,
): Suggestions | undefined {
  const q = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    ...apiQuery('GET /api/suggest', { query: { ...apiParams(setText(q, areas)(state)), q } }),
    enabled: isWanted && q !== '',
    gcTime: 60_000,
    placeholderData: (before, query) => {
      const text = textOf(query);
      return q.startsWith(text) || text.startsWith(q) ? before : undefined;
    },
  });
  return data;
}
