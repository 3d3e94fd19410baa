import { z } from 'zod';
import { accountEndpoints } from './account-endpoints.ts';
import { adminEndpoints } from './admin-endpoints.ts';
import { cafe } from './cafe.ts';
import { idParam, type Endpoint } from './endpoint.ts';
import { externalSignInEndpoints } from './external-sign-in-endpoints.ts';
import { filterCategory, filterOption } from './filters.ts';
import { findingEndpoints } from './finding-endpoints.ts';
import { walkEndpoints } from './walk-endpoints.ts';
import { hoursEndpoints } from './hours-endpoints.ts';
import { healthEndpoints } from './health.ts';
import { factShareEndpoints } from './fact-shares.ts';
import { insightEndpoints } from './insights.ts';
import { mapAnswer, mapQuery } from './map.ts';
import { memberEndpoints } from './member-endpoints.ts';
import { mergeEndpoints } from './merge-endpoints.ts';
import { ownAccountEndpoints } from './own-account-endpoints.ts';
import { ownerEndpoints } from './owner-endpoints.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { photoEndpoints } from './photo-endpoints.ts';
import { suggestionEndpoints } from './suggestion-endpoints.ts';
import { passkeyEndpoints } from './passkey-endpoints.ts';
import { areaQuery, cafeQuery, facets } from './search.ts';
import { twoStepEndpoints } from './two-step-endpoints.ts';

/** Every endpoint of the API. Routes, their test table, the client's types and OpenAPI are derived from it. */
export const endpoints = {
  listCafes: {
    method: 'GET',
    path: '/api/cafes',
    access: 'everyone',
    summary:
      'Published cafes that match. The full count is in X-Total-Count; with openAt, how many match but for their unknown hours is in X-Unknown-Hours; the other pages of a list that is not whole are in Link.',
    query: cafeQuery,
    answer: z.array(cafe),
  },
  getCafe: {
    method: 'GET',
    path: '/api/cafes/{id}',
    access: 'everyone',
    summary: 'One published cafe; one that was merged into another redirects (301) there.',
    params: idParam,
    answer: cafe,
    errors: ['CAFE_NOT_FOUND'],
  },
  exportCafesCsv: {
    method: 'GET',
    path: '/api/cafes.csv',
    access: 'everyone',
    summary: 'Published cafes as CSV, with the columns of an import.',
    answer: z.string(),
    produces: 'text/csv; charset=utf-8',
  },
  exportCafesGeoJson: {
    method: 'GET',
    path: '/api/cafes.geojson',
    access: 'everyone',
    summary: 'Published cafes as a GeoJSON collection of points.',
    answer: z.string(),
    produces: 'application/geo+json; charset=utf-8',
  },
  getFacets: {
    method: 'GET',
    path: '/api/facets',
    access: 'everyone',
    summary: 'How many cafes each filter choice would leave, given the filters already set.',
    query: cafeQuery,
    answer: facets,
  },
  getMap: {
    method: 'GET',
    path: '/api/map',
    access: 'everyone',
    summary: 'Where the published cafes that match are: all of them, or clusters of those in view.',
    query: mapQuery,
    answer: mapAnswer,
  },
  listAreas: {
    method: 'GET',
    path: '/api/areas',
    access: 'everyone',
    summary: 'Areas of published cafes, most cafes first.',
    query: areaQuery,
    answer: z.array(z.string()),
  },
  listFilterCategories: {
    method: 'GET',
    path: '/api/filter-categories',
    access: 'everyone',
    summary: 'Active filter categories with their active options.',
    answer: z.array(filterCategory),
  },
  listFilterOptions: {
    method: 'GET',
    path: '/api/filter-options',
    access: 'everyone',
    summary: 'Active filter options of all active categories.',
    answer: z.array(filterOption),
  },
  ...accountEndpoints,
  ...ownAccountEndpoints,
  ...adminEndpoints,
  ...externalSignInEndpoints,
  ...findingEndpoints,
  ...walkEndpoints,
  ...hoursEndpoints,
  ...healthEndpoints,
  ...factShareEndpoints,
  ...insightEndpoints,
  ...memberEndpoints,
  ...mergeEndpoints,
  ...newsletterEndpoints,
  ...suggestionEndpoints,
  ...ownerEndpoints,
  ...photoEndpoints,
  ...twoStepEndpoints,
  ...passkeyEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
