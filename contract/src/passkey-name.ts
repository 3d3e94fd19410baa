/** In a file without schemas, which keeps zod out of the screens' scripts. */
export const MAX_PASSKEY_NAME_LENGTH = 60;
