import { message } from './accounts.ts';
import { idParam, type Endpoint } from './endpoint.ts';
import {
  passkeyAddition,
  passkeyName,
  passkeyOptions,
  passkeySignIn,
  passkeySignInStart,
} from './passkeys.ts';
import { recoveryCodes, twoStepConfirmation } from './two-step.ts';
import { user } from './user.ts';

export const passkeyEndpoints = {
  startPasskeySignIn: {
    method: 'POST',
    path: '/api/login/passkey/options',
    access: 'everyone',
    summary: 'What a browser asks a passkey for, to sign in or to finish a sign-in.',
    body: passkeySignInStart,
    answer: passkeyOptions,
    errors: ['SECOND_STEP_EXPIRED'],
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/login/passkey',
    access: 'everyone',
    summary:
      'Signs in with a passkey: as the second step, or alone where the passkey has verified its user.',
    body: passkeySignIn,
    answer: user,
    errors: ['PASSKEY_REFUSED', 'SECOND_STEP_EXPIRED'],
  },
  startPasskey: {
    method: 'POST',
    path: '/api/user/passkeys/options',
    access: 'member',
    summary: 'What a browser makes a passkey with.',
    body: twoStepConfirmation,
    answer: passkeyOptions,
    errors: ['WRONG_CODE', 'WRONG_PASSWORD', 'PASSKEY_REFUSED', 'SIGN_IN_AGAIN'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/user/passkeys',
    access: 'member',
    summary:
      'Adds a passkey. The first second step switches two-step sign-in on, ends all other sessions and answers with recovery codes.',
    body: passkeyAddition,
    answer: recoveryCodes,
    errors: ['PASSKEY_REFUSED'],
  },
  startPasskeyConfirmation: {
    method: 'POST',
    path: '/api/user/passkeys/confirmation',
    access: 'member',
    summary:
      'What a browser asks one of the member’s passkeys for, to confirm a change in place of a code.',
    answer: passkeyOptions,
    errors: ['PASSKEY_NOT_FOUND'],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/user/passkeys/{id}',
    access: 'member',
    summary: 'Names a passkey.',
    params: idParam,
    body: passkeyName,
    answer: message,
    errors: ['PASSKEY_NOT_FOUND'],
  },
  removePasskey: {
    method: 'POST',
    path: '/api/user/passkeys/{id}/remove',
    access: 'member',
    summary:
      'Removes a passkey. Without another second step two-step sign-in is off, and all other sessions end.',
    params: idParam,
    body: twoStepConfirmation,
    answer: message,
    errors: ['PASSKEY_NOT_FOUND', 'WRONG_CODE', 'WRONG_PASSWORD', 'PASSKEY_REFUSED'],
  },
} as const satisfies Record<string, Endpoint>;
