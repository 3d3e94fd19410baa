import { z } from 'zod';
import { message } from './accounts.ts';
import { idParam, type Endpoint } from './endpoint.ts';
import {
  cafeOwnership,
  claimCode,
  claimCodeRequest,
  claimOptions,
  claimRequest,
  confirmedClaim,
  ownedCafe,
  ownerEdit,
} from './owners.ts';

/** For owners of cafes, and for members who become owners. */
export const ownerEndpoints = {
  getClaimOptions: {
    method: 'GET',
    path: '/api/cafes/{id}/claim',
    access: 'member',
    summary: 'How the member can prove that a cafe is theirs.',
    params: idParam,
    answer: claimOptions,
    errors: ['CAFE_NOT_FOUND'],
  },
  sendClaimCode: {
    method: 'POST',
    path: '/api/cafes/{id}/claim/code',
    access: 'member',
    summary:
      'Mails a code to an address at the domain of the cafe’s website; again after a minute.',
    params: idParam,
    body: claimCodeRequest,
    answer: claimOptions,
    errors: ['CAFE_NOT_FOUND', 'ALREADY_OWNED', 'NO_DOMAIN'],
  },
  confirmClaim: {
    method: 'POST',
    path: '/api/cafes/{id}/claim/confirm',
    access: 'member',
    summary:
      'Proves a claim by the mailed code, within 15 minutes and five tries: the member is the owner, or an admin decides.',
    params: idParam,
    body: claimCode,
    answer: confirmedClaim,
    errors: ['CAFE_NOT_FOUND', 'ALREADY_OWNED', 'WRONG_CODE', 'CODE_EXPIRED'],
  },
  requestClaim: {
    method: 'POST',
    path: '/api/cafes/{id}/claim',
    access: 'member',
    summary: 'Asks the admins to make the member the owner.',
    params: idParam,
    body: claimRequest,
    answer: message,
    errors: ['CAFE_NOT_FOUND', 'ALREADY_OWNED'],
  },
  listOwnedCafes: {
    method: 'GET',
    path: '/api/owner/cafes',
    access: 'member',
    summary: 'The member’s own cafes with what is missing, those that miss most first.',
    answer: z.array(ownedCafe),
  },
  editOwnedCafe: {
    method: 'PUT',
    path: '/api/owner/cafes/{id}',
    access: 'member',
    summary:
      'Changes what an owner may change at once; name, address, position and a website at another domain go to the admins’ queue.',
    params: idParam,
    body: ownerEdit,
    answer: ownedCafe,
    errors: ['CAFE_NOT_FOUND', 'NOT_YOUR_CAFE', 'STALE_EDIT'],
  },
  getCafeOwner: {
    method: 'GET',
    path: '/api/admin/cafes/{id}/owner',
    access: 'admin',
    summary: 'Who looks after a cafe.',
    params: idParam,
    answer: cafeOwnership,
    errors: ['CAFE_NOT_FOUND'],
  },
  removeCafeOwner: {
    method: 'DELETE',
    path: '/api/admin/cafes/{id}/owner',
    access: 'admin',
    summary: 'Ends an ownership.',
    params: idParam,
    answer: message,
    errors: ['CAFE_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
