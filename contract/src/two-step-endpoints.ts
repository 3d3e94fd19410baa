import { message } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import {
  appAddition,
  appSecret,
  pendingSignIn,
  recoveryCodes,
  secondStep,
  twoStep,
  twoStepConfirmation,
} from './two-step.ts';
import { user } from './user.ts';

export const twoStepEndpoints = {
  getPendingSignIn: {
    method: 'GET',
    path: '/api/login/second-step',
    access: 'everyone',
    summary: 'How the sign-in that this browser has begun can be finished.',
    answer: pendingSignIn,
    errors: ['SECOND_STEP_EXPIRED'],
  },
  takeSecondStep: {
    method: 'POST',
    path: '/api/login/second-step',
    access: 'everyone',
    summary:
      'Finishes the sign-in that this browser has begun, with the code of an authenticator app or a recovery code.',
    body: secondStep,
    answer: user,
    errors: ['WRONG_CODE', 'SECOND_STEP_EXPIRED'],
  },
  getTwoStep: {
    method: 'GET',
    path: '/api/user/two-step',
    access: 'member',
    summary: 'The member’s two-step sign-in, without secrets.',
    answer: twoStep,
  },
  makeAppSecret: {
    method: 'POST',
    path: '/api/user/two-step/secret',
    access: 'member',
    summary: 'Makes a secret for an authenticator app; nothing is stored until the app is added.',
    answer: appSecret,
  },
  addApp: {
    method: 'POST',
    path: '/api/user/two-step/app',
    access: 'member',
    summary:
      'Adds an authenticator app, in place of the one there is. The first step of this kind switches two-step sign-in on, ends all other sessions and answers with recovery codes.',
    body: appAddition,
    answer: recoveryCodes,
    errors: ['WRONG_CODE', 'WRONG_PASSWORD', 'PASSKEY_REFUSED', 'SIGN_IN_AGAIN'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/user/two-step/recovery-codes',
    access: 'member',
    summary: 'Replaces the recovery codes.',
    body: twoStepConfirmation,
    answer: recoveryCodes,
    errors: ['WRONG_CODE', 'WRONG_PASSWORD', 'PASSKEY_REFUSED', 'TWO_STEP_OFF'],
  },
  switchOffTwoStep: {
    method: 'POST',
    path: '/api/user/two-step/off',
    access: 'member',
    summary: 'Switches two-step sign-in off, and ends all other sessions.',
    body: twoStepConfirmation,
    answer: message,
    errors: ['WRONG_CODE', 'WRONG_PASSWORD', 'PASSKEY_REFUSED', 'TWO_STEP_OFF'],
  },
} as const satisfies Record<string, Endpoint>;
