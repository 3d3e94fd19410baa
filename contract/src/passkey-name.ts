/** In a file without schemas, so that zod stays out of the screens' scripts. */
export const MAX_PASSKEY_NAME_LENGTH = 60;
