export const code = 'Code of your app';
export const codeHint = 'Six digits, from your authenticator app';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'One of the ten you were given; it works once';
export const toRecoveryCode = 'Use a recovery code';
export const toApp = 'Use the code of your app';
export const action = 'Continue';
export const working = 'Checking...';
export const back = 'Back to Login';
export const without = 'Please enter the code';
export const withPasskey = 'Use a passkey';
export const passkeySignIn = 'Sign in with a passkey';
export const passkeyUnused =
  'No passkey was used. Perhaps this device has none for this site; you can try again, or sign in another way.';
