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

const READ = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;
const ONE = [...READ, 'CAFE_NOT_FOUND'] as const;
const WRITE = [...ONE, 'CROSS_SITE'] as const;

/** What admins do with cafes. */
export const adminCafeEndpoints = {
  listAllCafes: {
    method: 'GET',
    path: '/api/admin/cafes',
    access: 'admin',
    summary: 'Cafes of every status, sorted by name.',
    answer: z.array(adminCafe),
    errors: READ,
  },
  createCafe: {
    method: 'POST',
    path: '/api/admin/cafes',
    access: 'admin',
    summary: 'Adds a cafe, by default as a draft.',
    body: newCafe,
    answer: adminCafe,
    errors: [...READ, 'CROSS_SITE'],
  },
  setCafeStatuses: {
    method: 'POST',
    path: '/api/admin/cafes/status',
    access: 'admin',
    summary: 'Sets one status for many cafes; those that cannot have it are returned as problems.',
    body: cafeStatusesChange,
    answer: cafeStatusesChanged,
    errors: [...READ, 'CROSS_SITE'],
  },
  getAnyCafe: {
    method: 'GET',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary: 'One cafe, whatever its status.',
    params: idParam,
    answer: adminCafe,
    errors: ONE,
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
    errors: [...WRITE, 'STALE_EDIT'],
  },
  setCafeStatus: {
    method: 'PATCH',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary: 'Publishes a cafe, makes it a draft, or archives it. Publishing needs a description.',
    params: idParam,
    body: cafeStatusChange,
    answer: adminCafe,
    errors: WRITE,
  },
  deleteCafe: {
    method: 'DELETE',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary: 'Deletes a cafe permanently, with its ratings and favorites.',
    params: idParam,
    answer: message,
    errors: WRITE,
  },
  listCafeFilters: {
    method: 'GET',
    path: '/api/admin/cafes/{id}/filters',
    access: 'admin',
    summary: 'The filter options of a cafe.',
    params: idParam,
    answer: z.array(appliedFilter),
    errors: ONE,
  },
  addCafeFilters: {
    method: 'POST',
    path: '/api/admin/cafes/{id}/filters',
    access: 'admin',
    summary: 'Adds filter options to a cafe.',
    params: idParam,
    body: addedFilterIds,
    answer: z.array(appliedFilter),
    errors: WRITE,
  },
  replaceCafeFilters: {
    method: 'PUT',
    path: '/api/admin/cafes/{id}/filters',
    access: 'admin',
    summary: 'Replaces the filter options of a cafe; the list may be empty.',
    params: idParam,
    body: cafeFilterIds,
    answer: z.array(appliedFilter),
    errors: WRITE,
  },
} as const satisfies Record<string, Endpoint>;
