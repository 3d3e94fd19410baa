export const code = 'Code from your app';
export const codeHint = '6 digits from your authenticator app';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'One of your 10 recovery codes. Each works once.';
export const toRecoveryCode = 'Use a recovery code';
export const toApp = 'Use a code from your app';
export const action = 'Continue';
export const working = 'Checking...';
export const back = 'Back to login';
export const without = 'Please enter the code';
export const withPasskey = 'Use a passkey';
export const passkeySignIn = 'Sign in with a passkey';
export const passkeyUnused =
  'No passkey was used. This device may not have one for this site. Try again, or sign in another way.';
