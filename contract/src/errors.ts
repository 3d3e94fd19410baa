import { z } from 'zod';

/** @param provider its name, as on the sign-in button */
export function externalAccountText(provider: string): string {
  return `This account uses ${provider} Sign-In. Please use ${provider} to sign in.`;
}

/** Every error of the API: its status and default message. Messages never repeat user input. */
export const ERRORS = {
  INVALID_REQUEST: { status: 400, message: 'The request is not valid.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in first.' },
  WRONG_CREDENTIALS: { status: 401, message: 'The username or password is not right.' },
  SECOND_STEP_REQUIRED: { status: 401, message: 'One more step: please confirm that it is you.' },
  SECOND_STEP_EXPIRED: { status: 400, message: 'That took too long. Please sign in again.' },
  TWO_STEP_REQUIRED: {
    status: 403,
    message: 'Admins sign in in two steps here. Please set that up first.',
  },
  PASSKEY_REFUSED: {
    status: 400,
    message: 'This passkey was not accepted. Please try again, or another way.',
  },
  PASSKEY_NOT_FOUND: { status: 404, message: 'Passkey not found.' },
  SIGN_IN_AGAIN: {
    status: 403,
    message: 'Please sign in again first, and then do this within ten minutes.',
  },
  TWO_STEP_OFF: { status: 409, message: 'Two-step sign-in is off.' },
  WRONG_PASSWORD: { status: 400, message: 'The current password is not right.' },
  USERNAME_TAKEN: { status: 409, message: 'This username is already taken.' },
  EMAIL_TAKEN: { status: 409, message: 'There is already an account with this email.' },
  RESET_TOKEN_INVALID: { status: 400, message: 'Invalid or expired token' },
  CONFIRMATION_INVALID: { status: 400, message: 'This link has been used, or it has expired.' },
  EXTERNAL_ACCOUNT: {
    status: 400,
    message: externalAccountText('Google'),
  },
  EXTERNAL_TOKEN_INVALID: {
    status: 401,
    message: 'Server authentication failed: the sign-in could not be confirmed. Please try again.',
  },
  EXTERNAL_TOKEN_EXPIRED: {
    status: 401,
    message: 'Your sign-in with the provider has ended. Please sign in again.',
  },
  EXTERNAL_USER_DISABLED: {
    status: 401,
    message: 'The provider has disabled your account.',
  },
  ACCOUNT_EXISTS: {
    status: 409,
    message:
      'There is already an account with this email. Enter its password once, to sign in either way from now on.',
  },
  ACCOUNT_UNCONFIRMED: {
    status: 409,
    message:
      'There is an account with this email that nobody has confirmed. If it is yours, enter its password once, to sign in either way from now on. If not, go on without it.',
  },
  EXTERNAL_EMAIL_UNVERIFIED: {
    status: 403,
    message:
      'Your provider has not confirmed your email address. Please confirm it there, or create an account with a password here.',
  },
  PROVIDER_ONLY: {
    status: 409,
    message: 'This account has no password here, so its provider is the only way in.',
  },
  OWN_ACCOUNT: { status: 409, message: 'You cannot delete yourself here.' },
  LAST_ADMIN: { status: 409, message: 'The last admin cannot be deleted.' },
  FORBIDDEN: { status: 403, message: 'You may not do that.' },
  CROSS_SITE: { status: 403, message: 'This request came from another site.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  USER_NOT_FOUND: { status: 404, message: 'User not found.' },
  CAFE_NOT_FOUND: { status: 404, message: 'Café not found.' },
  FILTER_OPTION_NOT_FOUND: { status: 404, message: 'This filter is no longer available.' },
  CATEGORY_NOT_FOUND: { status: 404, message: 'Filter category not found.' },
  DELETED_CAFE_NOT_FOUND: { status: 404, message: 'There is no such deleted cafe.' },
  ALREADY_RESTORED: { status: 409, message: 'This cafe has been made again already.' },
  MERGE_NOT_FOUND: { status: 404, message: 'There is no such merge.' },
  JOB_NOT_FOUND: { status: 404, message: 'This job is done, or it was removed.' },
  SUGGESTION_NOT_FOUND: { status: 404, message: 'Suggestion not found.' },
  PHOTO_NOT_FOUND: { status: 404, message: 'Photo not found.' },
  IMPORT_NOT_FOUND: { status: 404, message: 'Import not found.' },
  PLACE_NOT_FOUND: {
    status: 404,
    message: 'This place was not found. Please try a city and its state, such as Boston, MA.',
  },
  CATEGORY_EXISTS: { status: 409, message: 'There is already a category with this name.' },
  OPTION_EXISTS: {
    status: 409,
    message: 'There is already an option with this value in the category.',
  },
  BUILT_IN_CATEGORY: { status: 409, message: 'Built-in categories cannot be deleted.' },
  STALE_EDIT: {
    status: 409,
    message:
      'Somebody else has changed this cafe since you opened it. Load it again to see their changes; what you typed stays here until then.',
  },
  SUGGESTION_STALE: {
    status: 409,
    message: 'The cafe has changed since you opened this. Both values are shown as they are now.',
  },
  SUGGESTION_DECIDED: { status: 409, message: 'Somebody else has decided this meanwhile.' },
  CANNOT_UNDO: { status: 409, message: 'This cannot be undone any more.' },
  IMPORT_NOT_READY: { status: 409, message: 'This import is not in a state to do that.' },
  PHOTO_UNREADABLE: {
    status: 415,
    message: 'Not a photo we can read. JPEG, PNG, WebP or AVIF.',
  },
  PHOTO_BROKEN: { status: 400, message: 'The file is broken off in the middle.' },
  PHOTO_TOO_SMALL: { status: 400, message: 'Too small: photos need at least 800 pixels in width.' },
  PHOTO_TOO_LARGE: { status: 413, message: 'Too large: up to 12 MB and 50 megapixels.' },
  PHOTO_EXISTS: { status: 409, message: 'Already there.' },
  TOO_MANY_PHOTOS: { status: 409, message: '12 photos are the most. Remove one first.' },
  PHOTOS_CHANGED: {
    status: 409,
    message: 'Somebody else has changed these photos since you opened them. Load them again.',
  },
  ALREADY_OWNED: {
    status: 409,
    message: 'Someone looks after this cafe. Ask an admin if that is wrong.',
  },
  NO_DOMAIN: {
    status: 409,
    message:
      'This cafe has no website of its own that we could mail a code to. Please ask an admin instead.',
  },
  WRONG_CODE: { status: 400, message: 'That is not the code.' },
  CODE_EXPIRED: { status: 400, message: 'This code is no longer good. Please ask for a new one.' },
  NOT_YOUR_CAFE: { status: 403, message: 'You do not look after this cafe (any more).' },
  TOO_MANY_FAVORITES: {
    status: 409,
    message: 'You have 2,000 favorites, which is the most. Please remove one first.',
  },
  TOO_MANY_RATINGS: {
    status: 409,
    message: 'You have rated 2,000 cafes, which is the most. Please withdraw a rating first.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'That method is not available here.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait before trying again.' },
  INTERNAL: { status: 500, message: 'Something went wrong. Please try again.' },
  PLACES_UNAVAILABLE: {
    status: 502,
    message: 'The place service is not answering as it should. Please try again later.',
  },
  NO_ROOM: { status: 507, message: 'No room on the server. Nothing was kept.' },
  UNAVAILABLE: { status: 503, message: 'The service is not ready. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const errorAnswer = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  /** Field path → message, for forms to show beside the field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** What stands now, where the call was made on something outdated. */
  current: z.unknown().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
