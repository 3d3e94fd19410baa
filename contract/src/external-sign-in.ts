/** Why signing in with a provider failed. In a file without schemas, so that zod stays out of the screens' scripts. */
export const EXTERNAL_SIGN_IN_TEXTS = {
  'popup-closed-by-user': 'The sign-in was not finished. Please try again whenever you like.',
  'unauthorized-domain':
    'This address may not be used to sign in with the provider. Please tell us.',
  'network-request-failed': 'The sign-in provider cannot be reached. Please try again shortly.',
  'user-mismatch': 'The answer was for another sign-in. Please try again.',
  'invalid-api-key': 'Signing in with the provider is not set up right. Please tell us.',
} as const;

export type ExternalSignInCode = keyof typeof EXTERNAL_SIGN_IN_TEXTS;

export function isExternalSignInCode(code: string): code is ExternalSignInCode {
  return Object.hasOwn(EXTERNAL_SIGN_IN_TEXTS, code);
}
