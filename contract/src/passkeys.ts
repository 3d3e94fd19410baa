import { z } from 'zod';
import { MAX_PASSKEY_NAME_LENGTH } from './passkey-name.ts';

const name = z
  .string()
  .trim()
  .min(1, 'Name is required')
  .max(MAX_PASSKEY_NAME_LENGTH, `Name must be at most ${MAX_PASSKEY_NAME_LENGTH} characters`);

export const passkeyName = z.object({ name });

/** The argument of a browser's `navigator.credentials`: its shape is the W3C's (WebAuthn Level 3, JSON). */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** The result of `navigator.credentials`. */
export const passkeyCredential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}),
});
export type PasskeyCredential = z.infer<typeof passkeyCredential>;

export const passkeyAddition = z.object({ name, credential: passkeyCredential });
/** Whether it is the second step of a sign-in, or a sign-in of its own. */
export const passkeySignInStart = z.object({ isSecondStep: z.boolean() });
export const passkeySignIn = z.object({ credential: passkeyCredential });
