export const accountLoggedOut = 'You have been successfully logged out.';
export const othersEnded = 'You are signed out everywhere else.';

export const passwordChanged = 'Your password has been changed successfully';
export const passwordLinkAsked =
  'If an account with that email exists, a password reset link has been sent.';
export const passwordLinkValid = 'The reset link is valid.';
export const passwordReset = 'Your password has been reset successfully.';

export const confirmationConfirmed = 'Thank you. Your email address is confirmed.';
export const confirmationAlreadyConfirmed = 'Your email address is already confirmed.';
export const confirmationLinkSent = 'We sent you a link. Please check your email.';

/** Messages for admins. */
export const userDeleted = 'The user has been successfully removed from the database.';
export const userTestUser = (username: string, password: string) =>
  `Test user ${username} created. The password, shown only once: ${password}`;
