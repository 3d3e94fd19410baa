import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows at once what a change will make of an answer, within the event that asked for it; an older
 * answer that is still on its way is no longer wanted.
 * @returns what takes it back
 */
export function preview<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (known: T | undefined) => T,
): () => void {
  void queries.cancelQueries({ queryKey, exact: true }, { revert: false, silent: true });
  const before = queries.getQueryData<T>(queryKey);
  queries.setQueryData<T>(queryKey, change);
  return () => queries.setQueryData(queryKey, before);
}
