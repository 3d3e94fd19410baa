import { z } from 'zod';
import { message } from './accounts.ts';
import { adminCafeEndpoints } from './admin-cafe-endpoints.ts';
import { adminFilterEndpoints } from './admin-filter-endpoints.ts';
import { importEndpoints } from './import-endpoints.ts';
import { adminUser, adminUserParams, auditEntry, auditParams } from './admin.ts';
import { adminCafe } from './admin-cafes.ts';
import { idParam, type Endpoint } from './endpoint.ts';

export const adminEndpoints = {
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary:
      'Users with a password; those who only sign in with a provider are not listed. The full count is in X-Total-Count.',
    query: adminUserParams,
    answer: z.array(adminUser),
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'Deletes a user with their ratings, favorites and preferences.',
    params: idParam,
    answer: message,
    errors: ['USER_NOT_FOUND', 'OWN_ACCOUNT'],
  },
  createTestUser: {
    method: 'GET',
    path: '/api/dev/create-test-user',
    access: 'admin',
    summary:
      'Creates a test user, whose password is shown once. Only if DEV_TOOLS is set, and never in production.',
    answer: message,
    // A read that writes.
    errors: ['NOT_FOUND', 'CROSS_SITE'],
  },
  listAuditEntries: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'What admins changed, newest first; optionally of one cafe.',
    query: auditParams,
    answer: z.array(auditEntry),
  },
  restoreCafe: {
    method: 'POST',
    path: '/api/admin/audit/{id}/restore',
    access: 'admin',
    summary:
      'Restores a cafe that was permanently deleted in the last 30 days, as a draft without its ratings and favorites.',
    params: idParam,
    answer: adminCafe,
    errors: ['DELETED_CAFE_NOT_FOUND', 'ALREADY_RESTORED', 'CANNOT_UNDO'],
  },
  putBack: {
    method: 'POST',
    path: '/api/admin/audit/{id}/put-back',
    access: 'admin',
    summary:
      'Undoes a change of the last 30 days. Where the same has changed since, `current.changed` of the refusal says what, by whom and when.',
    params: idParam,
    answer: message,
    errors: [
      'EDIT_NOT_FOUND',
      'CANNOT_UNDO',
      'CAFE_NOT_FOUND',
      'USER_NOT_FOUND',
      'FILTER_OPTION_NOT_FOUND',
      'CATEGORY_NOT_FOUND',
      'BUILT_IN_CATEGORY',
      'PHOTO_NOT_FOUND',
      'DELETED_CAFE_NOT_FOUND',
      'ALREADY_RESTORED',
      'ALREADY_OWNED',
      'CATEGORY_EXISTS',
      'OPTION_EXISTS',
      'PHOTO_EXISTS',
      'TOO_MANY_PHOTOS',
      'IMPORT_NOT_READY',
    ],
  },
  ...adminCafeEndpoints,
  ...adminFilterEndpoints,
  ...importEndpoints,
} as const satisfies Record<string, Endpoint>;
