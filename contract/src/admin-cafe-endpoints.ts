import { z } from 'zod';
import { message } from './accounts.ts';
import {
  addedFilterIds,
  adminCafe,
  cafeFilterIds,
  cafeStatusChange,
  cafeStatusesChange,
  cafeStatusesChanged,
  cafeUpdate,
  newCafe,
} from './admin-cafes.ts';
import { appliedFilter } from './cafe.ts';
import { idParam, type Endpoint } from './endpoint.ts';

/** What admins do with cafes. */
export const adminCafeEndpoints = {
  listAllCafes: {
    method: 'GET',
    path: '/api/admin/cafes',
    access: 'admin',
    summary: 'Cafes of every status, sorted by name.',
    answer: z.array(adminCafe),
  },
  createCafe: {
    method: 'POST',
    path: '/api/admin/cafes',
    access: 'admin',
    summary: 'Adds a cafe, by default as a draft.',
    body: newCafe,
    answer: adminCafe,
  },
  setCafeStatuses: {
    method: 'POST',
    path: '/api/admin/cafes/status',
    access: 'admin',
    summary: 'Sets one status for many cafes; those that cannot have it are returned as problems.',
    body: cafeStatusesChange,
    answer: cafeStatusesChanged,
  },
  getAnyCafe: {
    method: 'GET',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary: 'One cafe, whatever its status.',
    params: idParam,
    answer: adminCafe,
    errors: ['CAFE_NOT_FOUND'],
  },
  updateCafe: {
    method: 'PUT',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary:
      'Replaces the basic fields of a cafe. With the version that was read, a stale edit is refused.',
    params: idParam,
    body: cafeUpdate,
    answer: adminCafe,
    errors: ['CAFE_NOT_FOUND', 'STALE_EDIT'],
  },
  setCafeStatus: {
    method: 'PATCH',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary: 'Publishes a cafe, makes it a draft, or archives it. Publishing needs a description.',
    params: idParam,
    body: cafeStatusChange,
    answer: adminCafe,
    errors: ['CAFE_NOT_FOUND'],
  },
  deleteCafe: {
    method: 'DELETE',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary: 'Deletes a cafe permanently, with its ratings and favorites.',
    params: idParam,
    answer: message,
    errors: ['CAFE_NOT_FOUND'],
  },
  listCafeFilters: {
    method: 'GET',
    path: '/api/admin/cafes/{id}/filters',
    access: 'admin',
    summary: 'The filter options of a cafe.',
    params: idParam,
    answer: z.array(appliedFilter),
    errors: ['CAFE_NOT_FOUND'],
  },
  addCafeFilters: {
    method: 'POST',
    path: '/api/admin/cafes/{id}/filters',
    access: 'admin',
    summary: 'Adds filter options to a cafe.',
    params: idParam,
    body: addedFilterIds,
    answer: z.array(appliedFilter),
    errors: ['CAFE_NOT_FOUND'],
  },
  replaceCafeFilters: {
    method: 'PUT',
    path: '/api/admin/cafes/{id}/filters',
    access: 'admin',
    summary: 'Replaces the filter options of a cafe; the list may be empty.',
    params: idParam,
    body: cafeFilterIds,
    answer: z.array(appliedFilter),
    errors: ['CAFE_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
