import { apiGet } from './api.ts';

export const PREFERENCES_PATH = '/api/user/preferences/filters';

export interface Preference {
  filterOptionId: number;
}

/** The filter options a member has saved; asked for where somebody is signed in. */
export const preferencesQuery = (viewerId: number | undefined) => ({
  queryKey: [PREFERENCES_PATH, viewerId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    apiGet<Preference[]>(PREFERENCES_PATH, { signal }),
  enabled: viewerId !== undefined,
  retry: 1,
});
