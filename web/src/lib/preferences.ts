import type { Answer } from '@cortado/contract';
import { apiQuery } from './api.ts';

export type Preference = Answer<'GET /api/user/preferences/filters'>[number];

/** The filter options a member has saved; requested for members only. */
export const preferencesQuery = (viewerId: number | undefined) => ({
  ...apiQuery('GET /api/user/preferences/filters', undefined, viewerId),
  enabled: viewerId !== undefined,
  retry: 1,
});
