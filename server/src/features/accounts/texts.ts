export const accountTexts = {
  loggedOut: 'You have been successfully logged out.',
  deleted: 'Your account has been successfully deleted.',
  usernameToConfirm: 'Please type your username to confirm',
  passwordToConfirm: 'Password confirmation is required',
};

export const passwordTexts = {
  changed: 'Your password has been changed successfully',
  linkAsked: 'If an account with that email exists, a password reset link has been sent.',
  linkValid: 'The reset link is valid.',
  reset: 'Your password has been reset successfully.',
};

export const confirmationTexts = {
  confirmed: 'Thank you. Your email address is confirmed.',
  alreadyConfirmed: 'Your email address is confirmed already.',
  linkSent: 'We have sent you a link. Please look in your mail.',
};

/** What admins are told. */
export const userTexts = {
  deleted: 'The user has been successfully removed from the database.',
  testUser: (username: string, password: string) =>
    `Test user ${username} was made. The password, shown only now: ${password}`,
};
