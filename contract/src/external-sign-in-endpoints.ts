import { z } from 'zod';
import { linkText, type Endpoint } from './endpoint.ts';
import { user } from './user.ts';
import * as texts from './texts/accounts.ts';

export const externalSignInEndpoints = {
  startExternalSignIn: {
    method: 'GET',
    path: '/api/oauth/start',
    access: 'everyone',
    summary: 'Redirects to the sign-in provider.',
    query: z.object({
      mode: z.enum(['popup', 'redirect']).optional().catch(undefined),
      returnTo: linkText,
    }),
    answer: z.null(),
    redirectsTo: 'The sign-in provider.',
    errors: ['NOT_FOUND'],
  },
  finishExternalSignIn: {
    method: 'GET',
    path: '/api/oauth/callback',
    access: 'everyone',
    summary:
      'The redirect URI of the provider: passes the ID token to the browser, in the fragment of a page.',
    answer: z.null(),
    redirectsTo: 'The page that passes the ID token on.',
    errors: ['NOT_FOUND'],
  },
  externalLogin: {
    method: 'POST',
    path: '/api/oauth/login',
    access: 'everyone',
    summary:
      'Exchanges the ID token for a session. Where its email, which the provider must have verified, belongs to an account with a password, that password links the two; `apart` leaves an account behind that never confirmed it.',
    body: z.object({
      idToken: z.string().min(1).max(20_000),
      password: z.string().max(1000).optional(),
      apart: z.boolean().optional(),
    }),
    answer: user,
    errors: [
      'NOT_FOUND',
      'EXTERNAL_TOKEN_INVALID',
      'EXTERNAL_EMAIL_UNVERIFIED',
      'ACCOUNT_EXISTS',
      'ACCOUNT_UNCONFIRMED',
      'WRONG_PASSWORD',
      'SECOND_STEP_REQUIRED',
    ],
  },
  unlinkExternalSignIn: {
    method: 'POST',
    path: '/api/oauth/unlink',
    access: 'member',
    summary: 'Unlinks the provider, confirmed by the password, and ends all other sessions.',
    body: z.object({ password: z.string().min(1, texts.signInPasswordRequired).max(1000) }),
    answer: user,
    errors: ['WRONG_PASSWORD', 'PROVIDER_ONLY'],
  },
  refreshExternalSignIn: {
    method: 'POST',
    path: '/api/oauth/refresh',
    access: 'member',
    summary:
      'Renews the sign-in with the provider; returns the new expiry, or null if it has none.',
    answer: z.object({ expiresAt: z.string().nullable() }),
    errors: ['EXTERNAL_TOKEN_EXPIRED', 'EXTERNAL_USER_DISABLED'],
  },
} as const satisfies Record<string, Endpoint>;
