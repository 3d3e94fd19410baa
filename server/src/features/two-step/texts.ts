export const switchedOff = 'Two-step sign-in is off. You sign in with one step again.';
export const passwordToConfirm = 'Please enter your password to confirm';
export const passkeyRenamed = 'Your passkey has its new name.';
export const passkeyRemoved = 'The passkey no longer signs you in.';
export const codeToConfirm = 'Please enter a code of your app, or a recovery code, to confirm';
