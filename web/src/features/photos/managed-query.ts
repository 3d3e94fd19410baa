import { apiQuery } from '../../lib/api.ts';

/** All photos of a cafe, for those who look after it. */
export const managedQuery = (cafeId: number) =>
  apiQuery('GET /api/cafes/{id}/photos/manage', { params: { id: cafeId } });
