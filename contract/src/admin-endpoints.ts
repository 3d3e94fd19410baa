import { z } from 'zod';
import { message } from './accounts.ts';
import { adminCafe, adminUser, cafeStatusChange } from './admin.ts';
import { idParam, type Endpoint } from './endpoint.ts';

export const adminEndpoints = {
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Users with a password here; those who sign in with a provider are not listed.',
    answer: z.array(adminUser),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'Deletes a user with their ratings, favorites and preferences.',
    params: idParam,
    answer: message,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'USER_NOT_FOUND', 'OWN_ACCOUNT', 'CROSS_SITE'],
  },
  listAllCafes: {
    method: 'GET',
    path: '/api/admin/cafes',
    access: 'admin',
    summary: 'Cafes of every status, by name.',
    answer: z.array(adminCafe),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  },
  getAnyCafe: {
    method: 'GET',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary: 'One cafe, whatever its status.',
    params: idParam,
    answer: adminCafe,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CAFE_NOT_FOUND'],
  },
  setCafeStatus: {
    method: 'PATCH',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary: 'Publishes a cafe, makes it a draft, or archives it. Publishing needs a description.',
    params: idParam,
    body: cafeStatusChange,
    answer: adminCafe,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CAFE_NOT_FOUND', 'CROSS_SITE'],
  },
  deleteCafe: {
    method: 'DELETE',
    path: '/api/admin/cafes/{id}',
    access: 'admin',
    summary: 'Deletes a cafe with its ratings and favorites, for good.',
    params: idParam,
    answer: message,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CAFE_NOT_FOUND', 'CROSS_SITE'],
  },
} as const satisfies Record<string, Endpoint>;
