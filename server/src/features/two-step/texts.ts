export const switchedOff = 'Two-step sign-in is off. You now sign in with one step.';
export const passwordToConfirm = 'Please enter your password to confirm';
export const passkeyRenamed = 'Your passkey was renamed.';
export const passkeyRemoved = 'The passkey was removed.';
export const codeToConfirm = 'Please enter a code from your app, or a recovery code, to confirm';
