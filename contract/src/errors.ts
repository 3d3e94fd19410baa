import { z } from 'zod';

/** @param provider its name, as on the sign-in button */
export function externalAccountText(provider: string): string {
  return `This account uses ${provider} Sign-In. Please use ${provider} to sign in.`;
}

/** Every error of the API: its status and default message. Messages never repeat user input. */
export const ERRORS = {
  INVALID_REQUEST: { status: 400, message: 'The request is not valid.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in first.' },
  WRONG_CREDENTIALS: { status: 401, message: 'Incorrect username or password.' },
  SECOND_STEP_REQUIRED: { status: 401, message: 'One more step: please confirm that it’s you.' },
  SECOND_STEP_EXPIRED: { status: 400, message: 'That took too long. Please sign in again.' },
  TWO_STEP_REQUIRED: {
    status: 403,
    message: 'Admins need two-step sign-in here. Please set it up first.',
  },
  PASSKEY_REFUSED: {
    status: 400,
    message: 'This passkey wasn’t accepted. Please try again, or use another way.',
  },
  PASSKEY_NOT_FOUND: { status: 404, message: 'Passkey not found.' },
  SIGN_IN_AGAIN: {
    status: 403,
    message: 'Please sign in again, then do this within 10 minutes.',
  },
  TWO_STEP_OFF: { status: 409, message: 'Two-step sign-in is off.' },
  WRONG_PASSWORD: { status: 400, message: 'Incorrect password.' },
  USERNAME_TAKEN: { status: 409, message: 'This username is already taken.' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  RESET_TOKEN_INVALID: { status: 400, message: 'Invalid or expired token' },
  CONFIRMATION_INVALID: { status: 400, message: 'This link has expired or was already used.' },
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
    message: 'Your sign-in with the provider has expired. Please sign in again.',
  },
  EXTERNAL_USER_DISABLED: {
    status: 401,
    message: 'The provider has disabled your account.',
  },
  ACCOUNT_EXISTS: {
    status: 409,
    message:
      'An account with this email already exists. Enter its password once to link it. Then you can sign in either way.',
  },
  ACCOUNT_UNCONFIRMED: {
    status: 409,
    message:
      'An account with this email exists but was never confirmed. If it’s yours, enter its password once to link it. If not, continue without it.',
  },
  EXTERNAL_EMAIL_UNVERIFIED: {
    status: 403,
    message:
      'Your provider hasn’t confirmed your email address. Confirm it there, or create an account with a password here.',
  },
  PROVIDER_ONLY: {
    status: 409,
    message: 'This account has no password, so you can only sign in with its provider.',
  },
  OWN_ACCOUNT: { status: 409, message: 'You can’t delete your own account here.' },
  LAST_ADMIN: { status: 409, message: 'The last admin cannot be deleted.' },
  FORBIDDEN: { status: 403, message: 'You don’t have permission to do this.' },
  CROSS_SITE: { status: 403, message: 'This request came from another site.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  USER_NOT_FOUND: { status: 404, message: 'User not found.' },
  CAFE_NOT_FOUND: { status: 404, message: 'Café not found.' },
  FILTER_OPTION_NOT_FOUND: { status: 404, message: 'This filter is no longer available.' },
  CATEGORY_NOT_FOUND: { status: 404, message: 'Filter category not found.' },
  DELETED_CAFE_NOT_FOUND: { status: 404, message: 'Deleted café not found.' },
  ALREADY_RESTORED: { status: 409, message: 'This café was already restored.' },
  MERGE_NOT_FOUND: { status: 404, message: 'Merge not found.' },
  JOB_NOT_FOUND: { status: 404, message: 'This job is done or was removed.' },
  SUGGESTION_NOT_FOUND: { status: 404, message: 'Suggestion not found.' },
  PHOTO_NOT_FOUND: { status: 404, message: 'Photo not found.' },
  IMPORT_NOT_FOUND: { status: 404, message: 'Import not found.' },
  PLACE_NOT_FOUND: {
    status: 404,
    message: 'Place not found. Try a city and state, such as Boston, MA.',
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
      'Someone else changed this café after you opened it. Load it again to see their changes. What you typed stays here until then.',
  },
  SUGGESTION_STALE: {
    status: 409,
    message: 'The café changed after you opened this. Review the latest values and try again.',
  },
  SUGGESTION_DECIDED: { status: 409, message: 'Someone else already decided this suggestion.' },
  CANNOT_UNDO: { status: 409, message: 'This can no longer be undone.' },
  IMPORT_NOT_READY: { status: 409, message: 'You can’t do this with the import right now.' },
  PHOTO_UNREADABLE: {
    status: 415,
    message: 'We can’t read this photo. Use JPEG, PNG, WebP or AVIF.',
  },
  PHOTO_BROKEN: { status: 400, message: 'The file is incomplete. Please choose another copy.' },
  PHOTO_TOO_SMALL: { status: 400, message: 'Too small: photos must be at least 800 px wide.' },
  PHOTO_TOO_LARGE: {
    status: 413,
    message: 'Too large: photos can be up to 12 MB and 50 megapixels.',
  },
  PHOTO_EXISTS: { status: 409, message: 'This photo was already added.' },
  TOO_MANY_PHOTOS: { status: 409, message: 'A café can have up to 12 photos. Remove one first.' },
  PHOTOS_CHANGED: {
    status: 409,
    message: 'Someone else changed these photos after you opened them. Load them again.',
  },
  ALREADY_OWNED: {
    status: 409,
    message: 'This café already has an owner. Ask an admin if that’s wrong.',
  },
  NO_DOMAIN: {
    status: 409,
    message:
      'This café has no website of its own, so we can’t email a code. Please ask an admin instead.',
  },
  WRONG_CODE: { status: 400, message: 'Incorrect code.' },
  CODE_EXPIRED: { status: 400, message: 'This code is no longer valid. Send a new one.' },
  NOT_YOUR_CAFE: { status: 403, message: 'You don’t manage this café.' },
  TOO_MANY_FAVORITES: {
    status: 409,
    message: 'You’ve reached the limit of 2,000 favorites. Remove one first.',
  },
  TOO_MANY_RATINGS: {
    status: 409,
    message: 'You’ve reached the limit of 2,000 ratings. Withdraw one first.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'That method is not available here.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait before trying again.' },
  INTERNAL: { status: 500, message: 'Something went wrong. Please try again.' },
  PLACES_UNAVAILABLE: {
    status: 502,
    message: 'The place service isn’t responding. Please try again later.',
  },
  NO_ROOM: { status: 507, message: 'Server storage is full. Nothing was saved.' },
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
