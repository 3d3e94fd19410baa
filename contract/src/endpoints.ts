import { z } from 'zod';
import { cafe } from './cafe.ts';
import type { ErrorCode } from './errors.ts';
import { filterCategory, filterOption } from './filters.ts';
import { newsletterSubscription } from './newsletter.ts';
import { cafeListParams, facets } from './search.ts';
import { user } from './user.ts';

/** Who may call: the server checks this in one place. */
export type Access = 'everyone' | 'member' | 'admin';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With {name} for each path parameter. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  /** Beside INVALID_REQUEST, RATE_LIMITED, INTERNAL and UNAVAILABLE, which any call may answer. */
  errors: readonly ErrorCode[];
}

/** A row's id in a path: a positive 32-bit whole number; anything else is a thing that does not exist. */
export const idParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= 2_147_483_647),
});

export const endpoints = {
  listCafes: {
    method: 'GET',
    path: '/api/cafes',
    access: 'everyone',
    summary: 'Published cafes that match; the full count is in X-Total-Count.',
    query: cafeListParams,
    answer: z.array(cafe),
    errors: [],
  },
  getCafe: {
    method: 'GET',
    path: '/api/cafes/{id}',
    access: 'everyone',
    summary: 'One published cafe.',
    params: idParam,
    answer: cafe,
    errors: ['CAFE_NOT_FOUND'],
  },
  getFacets: {
    method: 'GET',
    path: '/api/facets',
    access: 'everyone',
    summary: 'How many cafes each filter choice would show, beside the filters already set.',
    query: cafeListParams,
    answer: facets,
    errors: [],
  },
  listAreas: {
    method: 'GET',
    path: '/api/areas',
    access: 'everyone',
    summary: 'Areas of published cafes, the one with most cafes first.',
    answer: z.array(z.string()),
    errors: [],
  },
  listFilterCategories: {
    method: 'GET',
    path: '/api/filter-categories',
    access: 'everyone',
    summary: 'Active filter categories with their active options.',
    answer: z.array(filterCategory),
    errors: [],
  },
  listFilterOptions: {
    method: 'GET',
    path: '/api/filter-options',
    access: 'everyone',
    summary: 'Active filter options of all active categories.',
    answer: z.array(filterOption),
    errors: [],
  },
  getUser: {
    method: 'GET',
    path: '/api/user',
    access: 'member',
    summary: 'The signed-in member.',
    answer: user,
    errors: ['UNAUTHENTICATED'],
  },
  subscribeNewsletter: {
    method: 'POST',
    path: '/api/newsletter',
    access: 'everyone',
    summary: 'Stores a newsletter subscriber; the answer is the same for a known address.',
    body: newsletterSubscription,
    answer: z.object({ message: z.string() }),
    errors: ['CROSS_SITE'],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
