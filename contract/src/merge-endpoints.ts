import { adminCafe } from './admin-cafes.ts';
import { idParam, type Endpoint } from './endpoint.ts';
import { mergeDone, mergePreview, mergeQuery, mergeRequest } from './merges.ts';

/** Merging two entries of one cafe. */
export const mergeEndpoints = {
  previewMerge: {
    method: 'GET',
    path: '/api/admin/merges/preview',
    access: 'admin',
    summary: 'Two cafes side by side, and what would move from one to the other.',
    query: mergeQuery,
    answer: mergePreview,
    errors: ['CAFE_NOT_FOUND'],
  },
  mergeCafes: {
    method: 'POST',
    path: '/api/admin/cafes/merge',
    access: 'admin',
    summary:
      'Merges a cafe into another one: favorites, ratings and reports move, and its address redirects (301) from then on.',
    body: mergeRequest,
    answer: mergeDone,
    errors: ['CAFE_NOT_FOUND', 'STALE_EDIT'],
  },
  undoMerge: {
    method: 'POST',
    path: '/api/admin/merges/{id}/undo',
    access: 'admin',
    summary:
      'Undoes a merge within 30 days: everything moves back, but for what has changed since.',
    params: idParam,
    answer: adminCafe,
    errors: ['MERGE_NOT_FOUND', 'CANNOT_UNDO'],
  },
} as const satisfies Record<string, Endpoint>;
