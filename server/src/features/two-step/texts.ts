export const switchedOff = 'Two-step sign-in is off. You now sign in with one step.';
export const passkeyRenamed = 'Your passkey was renamed.';
export const passkeyRemoved = 'The passkey was removed.';
