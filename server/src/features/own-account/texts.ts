export const linkSent = 'We sent you a link. Please check your email.';
export const emailChanged = (email: string) => `Your email address is now ${email}.`;
export const emailPutBack = (email: string) =>
  `Your email address is ${email} again. You’re signed out everywhere, and your password no longer works. Please set a new one.`;

export const deleted = 'Your account has been successfully deleted.';
