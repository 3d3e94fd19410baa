import { z } from 'zod';
import { message } from './accounts.ts';
import { cafe } from './cafe.ts';
import { idParam, rowId, type Endpoint } from './endpoint.ts';
import { pageParams } from './paging.ts';
import { myRating, myRatingWithCafe, ratingInput } from './ratings.ts';

const preference = z.object({ filterOptionId: z.int() });

export const memberEndpoints = {
  listFavorites: {
    method: 'GET',
    path: '/api/favorites',
    access: 'member',
    summary:
      'The member’s favorite cafes that are published, the newest first. The full count is in X-Total-Count.',
    query: z.object(pageParams),
    answer: z.array(cafe),
  },
  addFavorite: {
    method: 'POST',
    path: '/api/favorites',
    access: 'member',
    summary: 'Adds a cafe to the favorites; idempotent.',
    body: z.object({ cafeId: rowId }),
    answer: message,
    errors: ['CAFE_NOT_FOUND', 'TOO_MANY_FAVORITES'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/api/favorites/{id}',
    access: 'member',
    summary: 'Removes a cafe, by its id, from the favorites; idempotent.',
    params: idParam,
    answer: message,
    errors: ['CAFE_NOT_FOUND'],
  },
  listMyRatings: {
    method: 'GET',
    path: '/api/user/ratings',
    access: 'member',
    summary:
      'The member’s own ratings with their cafes, and their full count in X-Total-Count; with `cafeId` the one of that cafe, or null.',
    query: z.object({ cafeId: idParam.shape.id.optional(), ...pageParams }),
    answer: z.union([z.array(myRatingWithCafe), myRating.nullable()]),
    errors: ['CAFE_NOT_FOUND'],
  },
  rateCafe: {
    method: 'POST',
    path: '/api/cafes/{id}/ratings',
    access: 'member',
    summary: 'Rates a cafe, or replaces the member’s rating.',
    params: idParam,
    body: ratingInput,
    answer: myRating,
    errors: ['CAFE_NOT_FOUND', 'TOO_MANY_RATINGS'],
  },
  withdrawRating: {
    method: 'DELETE',
    path: '/api/cafes/{id}/ratings',
    access: 'member',
    summary: 'Withdraws the member’s rating; idempotent.',
    params: idParam,
    answer: message,
    errors: ['CAFE_NOT_FOUND'],
  },
  listPreferences: {
    method: 'GET',
    path: '/api/user/preferences/filters',
    access: 'member',
    summary: 'The filter options the member has saved.',
    answer: z.array(preference),
  },
  addPreference: {
    method: 'POST',
    path: '/api/user/preferences/filters',
    access: 'member',
    summary: 'Saves a filter option; idempotent.',
    body: z.object({ filterOptionId: rowId }),
    answer: preference,
    errors: ['FILTER_OPTION_NOT_FOUND'],
  },
  removePreference: {
    method: 'DELETE',
    path: '/api/user/preferences/filters/{id}',
    access: 'member',
    summary: 'Removes a saved filter option, by the option’s id; idempotent.',
    params: idParam,
    answer: message,
    errors: ['NOT_FOUND'],
  },
  clearPreferences: {
    method: 'DELETE',
    path: '/api/user/preferences/filters',
    access: 'member',
    summary: 'Removes every saved filter option.',
    answer: message,
  },
} as const satisfies Record<string, Endpoint>;
