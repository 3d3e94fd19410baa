import { z } from 'zod';

/** Every error of the API by its code, with its status; their texts are in `web/messages/en/errors.json`. */
export const ERRORS = {
  INVALID_REQUEST: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  SECOND_STEP_REQUIRED: 401,
  SECOND_STEP_EXPIRED: 400,
  TWO_STEP_REQUIRED: 403,
  PASSKEY_REFUSED: 400,
  PASSKEY_NOT_FOUND: 404,
  SIGN_IN_AGAIN: 403,
  TWO_STEP_OFF: 409,
  WRONG_PASSWORD: 400,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  RESET_TOKEN_INVALID: 400,
  CONFIRMATION_INVALID: 400,
  EXTERNAL_ACCOUNT: 400,
  EXTERNAL_TOKEN_INVALID: 401,
  EXTERNAL_TOKEN_EXPIRED: 401,
  EXTERNAL_USER_DISABLED: 401,
  ACCOUNT_EXISTS: 409,
  ACCOUNT_UNCONFIRMED: 409,
  EXTERNAL_EMAIL_UNVERIFIED: 403,
  PROVIDER_ONLY: 409,
  OWN_ACCOUNT: 409,
  LAST_ADMIN: 409,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  CAFE_NOT_FOUND: 404,
  FILTER_OPTION_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  DELETED_CAFE_NOT_FOUND: 404,
  ALREADY_RESTORED: 409,
  MERGE_NOT_FOUND: 404,
  EDIT_NOT_FOUND: 404,
  JOB_NOT_FOUND: 404,
  SUGGESTION_NOT_FOUND: 404,
  PHOTO_NOT_FOUND: 404,
  IMPORT_NOT_FOUND: 404,
  PLACE_NOT_FOUND: 404,
  CATEGORY_EXISTS: 409,
  OPTION_EXISTS: 409,
  BUILT_IN_CATEGORY: 409,
  STALE_EDIT: 409,
  FACT_CHANGED: 409,
  SUGGESTION_STALE: 409,
  SUGGESTION_DECIDED: 409,
  CANNOT_UNDO: 409,
  IMPORT_NOT_READY: 409,
  PHOTO_UNREADABLE: 415,
  PHOTO_BROKEN: 400,
  PHOTO_TOO_SMALL: 400,
  PHOTO_TOO_LARGE: 413,
  PHOTO_EXISTS: 409,
  TOO_MANY_PHOTOS: 409,
  PHOTOS_CHANGED: 409,
  ALREADY_OWNED: 409,
  NO_DOMAIN: 409,
  WRONG_CODE: 400,
  CODE_EXPIRED: 400,
  NOT_YOUR_CAFE: 403,
  TOO_MANY_FAVORITES: 409,
  TOO_MANY_RATINGS: 409,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PLACES_UNAVAILABLE: 502,
  NO_ROOM: 507,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * The parameters of the texts of errors. Never change those of a text, because pages of another version use them too:
 * add another text.
 */
export type ErrorParams = {
  EXTERNAL_ACCOUNT: { provider: string };
  alreadyAddedAs: { place: number };
  avifTooManyPixels: { megapixels: number; max: number };
  codeTriesLeft: { left: number };
  mappingColumnGone: { column: number };
  otherOrigin: { opened: string; url: string };
  photoTooManyBytes: { megabytes: number; max: number };
  photoTooManyPixels: { megapixels: number; max: number };
  photoTooManyScans: { scans: number };
  photoTooNarrow: { width: number; min: number };
};

export const errorAnswer = z.object({
  /** In English. */
  message: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  /** The message's name among the texts of errors, if it is not the code; null where it is not among them. */
  text: z.string().nullable().optional(),
  /** What that text is given. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Field path → message, for forms to show next to the field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** The present state, if the call was based on an outdated one. */
  current: z.unknown().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
