import { z } from 'zod';
import { message } from './accounts.ts';
import {
  adminFilterCategory,
  adminFilterOption,
  categoryOrders,
  filterOptionUpdate,
  newFilterCategory,
  newFilterOption,
} from './admin-filters.ts';
import { idParam, type Endpoint } from './endpoint.ts';

/** Admins' calls for filter categories and options. */
export const adminFilterEndpoints = {
  listAllFilterCategories: {
    method: 'GET',
    path: '/api/admin/filter-categories',
    access: 'admin',
    summary: 'Every filter category with its options, and how many cafes and members use them.',
    answer: z.array(adminFilterCategory),
  },
  reorderFilterCategories: {
    method: 'PATCH',
    path: '/api/admin/filter-categories/reorder',
    access: 'admin',
    summary: 'Sets the order of all categories at once; each must be listed exactly once.',
    body: categoryOrders,
    answer: z.array(adminFilterCategory),
  },
  createFilterCategory: {
    method: 'POST',
    path: '/api/admin/filter-categories',
    access: 'admin',
    summary: 'Adds a filter category after the existing ones.',
    body: newFilterCategory,
    answer: adminFilterCategory,
    errors: ['CATEGORY_EXISTS'],
  },
  deleteFilterCategory: {
    method: 'DELETE',
    path: '/api/admin/filter-categories/{id}',
    access: 'admin',
    summary:
      'Deletes a category with its options, also from cafes and preferences. Built-in ones cannot be deleted.',
    params: idParam,
    answer: message,
    errors: ['CATEGORY_NOT_FOUND', 'BUILT_IN_CATEGORY'],
  },
  createFilterOption: {
    method: 'POST',
    path: '/api/admin/filter-options',
    access: 'admin',
    summary: 'Adds an option to a category.',
    body: newFilterOption,
    answer: adminFilterOption,
    errors: ['CATEGORY_NOT_FOUND', 'OPTION_EXISTS'],
  },
  updateFilterOption: {
    method: 'PUT',
    path: '/api/admin/filter-options/{id}',
    access: 'admin',
    summary: 'Changes the value, label, position and synonyms of an option.',
    params: idParam,
    body: filterOptionUpdate,
    answer: adminFilterOption,
    errors: ['FILTER_OPTION_NOT_FOUND', 'OPTION_EXISTS'],
  },
  deleteFilterOption: {
    method: 'DELETE',
    path: '/api/admin/filter-options/{id}',
    access: 'admin',
    summary: 'Deletes an option, also from cafes and preferences.',
    params: idParam,
    answer: message,
    errors: ['FILTER_OPTION_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
