export const emailTheSame = 'This is your address already.';
export const linkSent = 'We have sent you a link. Please look in your mail.';
export const emailChanged = (email: string) => `Your email address is now ${email}.`;
export const emailPutBack = (email: string) =>
  `Your email address is ${email} again. Your account is signed out everywhere, and its password no longer works: please set a new one.`;

export const deleted = 'Your account has been successfully deleted.';
export const usernameToConfirm = 'Please type your username to confirm';
export const passwordToConfirm = 'Password confirmation is required';
