import { z } from 'zod';
import { accountDeletion, deletionPreview, mailedToken, message } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { emailChange, profileChange, usernameChange } from './own-account.ts';
import { user } from './user.ts';

export const ownAccountEndpoints = {
  changeProfile: {
    method: 'PATCH',
    path: '/api/user',
    access: 'member',
    summary: 'Changes the member’s name and bio; fields left out stay.',
    body: profileChange,
    answer: user,
  },
  checkUsername: {
    method: 'GET',
    path: '/api/user/username',
    access: 'member',
    summary: 'Whether the member could take a username; their own counts as free.',
    query: usernameChange,
    answer: z.object({ isFree: z.boolean() }),
  },
  changeUsername: {
    method: 'PUT',
    path: '/api/user/username',
    access: 'member',
    summary: 'Changes the member’s username, three times in thirty days.',
    body: usernameChange,
    answer: user,
    errors: ['USERNAME_TAKEN'],
  },
  changeEmail: {
    method: 'POST',
    path: '/api/user/email',
    access: 'member',
    summary:
      'Mails a link to a new address, which counts once the link is opened, and notifies the old one. The answer is the same whether or not somebody has the address.',
    body: emailChange,
    answer: user,
    errors: ['WRONG_CODE', 'WRONG_PASSWORD', 'PASSKEY_REFUSED', 'SIGN_IN_AGAIN'],
  },
  sendNewEmailLink: {
    method: 'POST',
    path: '/api/user/email/send',
    access: 'member',
    summary: 'Mails the link to the new address again; it works as long as the first one.',
    answer: message,
    errors: ['CONFIRMATION_INVALID'],
  },
  dropNewEmail: {
    method: 'DELETE',
    path: '/api/user/email',
    access: 'member',
    summary: 'Drops a new address whose link is not opened yet; idempotent.',
    answer: user,
  },
  confirmNewEmail: {
    method: 'POST',
    path: '/api/email-change/confirm',
    access: 'everyone',
    summary: 'Takes a new address, with the token of the link that was mailed to it.',
    body: mailedToken,
    answer: message,
    errors: ['CONFIRMATION_INVALID', 'EMAIL_TAKEN'],
  },
  undoEmailChange: {
    method: 'POST',
    path: '/api/email-change/undo',
    access: 'everyone',
    summary:
      'Takes a change of address back, with the token that was mailed to the old one: ends all sessions, voids the password, and removes what was added to sign in since.',
    body: mailedToken,
    answer: message,
    errors: ['CONFIRMATION_INVALID', 'EMAIL_TAKEN'],
  },
  previewDeletion: {
    method: 'GET',
    path: '/api/user/deletion',
    access: 'member',
    summary: 'What would go with the member’s account, and what would stay.',
    answer: deletionPreview,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/delete-account',
    access: 'member',
    summary:
      'Deletes the account with its ratings, favorites and preferences. An account with a password confirms with the password, one without with its username; one that signs in in two steps with a code or a passkey as well.',
    body: accountDeletion,
    answer: message,
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'PASSKEY_REFUSED', 'LAST_ADMIN'],
  },
} as const satisfies Record<string, Endpoint>;
