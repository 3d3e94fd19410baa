import { apiQuery } from '../../../lib/api-query.ts';

/** Asked for anew each time: others decide. */
export const mySuggestionsQuery = { ...apiQuery('GET /api/user/suggestions'), staleTime: 0 };
