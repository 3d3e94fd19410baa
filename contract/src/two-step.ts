import { z } from 'zod';
import { passkeyCredential } from './passkeys.ts';

/** What confirms a change: the password, and as the second step a code or a passkey's signature. */
export const twoStepConfirmation = z.object({
  password: z.string().max(1000).optional(),
  code: z.string().max(100).optional(),
  /** In place of a code. */
  passkey: passkeyCredential.optional(),
});
export type TwoStepConfirmation = z.infer<typeof twoStepConfirmation>;

/** Of an app, or a recovery code, however they are spaced. */
export const secondStep = z.object({ code: z.string().max(100) });

/** The ways to finish a sign-in whose first step is done. */
export const pendingSignIn = z.object({ hasApp: z.boolean(), hasPasskey: z.boolean() });

/** A new secret for an authenticator app: as text, and as the address that a QR code carries. */
export const appSecret = z.object({ secret: z.string(), uri: z.string() });

/** Adds an app that holds the secret, which its code proves. */
export const appAddition = twoStepConfirmation.extend({
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  appCode: z.string().max(100),
});

/** Recovery codes are shown once; null if the existing ones stay. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

/** A member's two-step sign-in, as the member sees it. */
export const twoStep = z.object({
  /** When it was switched on; null while it is off. */
  since: z.string().nullable(),
  /** When the authenticator app was added; null if there is none. */
  appSince: z.string().nullable(),
  /** How many recovery codes are not used yet. */
  recoveryCodesLeft: z.int(),
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
});
export type TwoStep = z.infer<typeof twoStep>;
