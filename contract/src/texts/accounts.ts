export const passwordTexts = {
  short: 'Password must be at least 8 characters',
  long: 'Password must be less than 100 characters',
  plain:
    'Password must contain at least 2 of: uppercase, lowercase, numbers, or special characters',
  common: 'This password is too common and easily guessed',
};

/** The same rules, worded for a change of password. */
export const passwordChangeTexts = {
  ...passwordTexts,
  plain:
    'Password must include at least 2 of the following: uppercase letters, lowercase letters, numbers, and special characters',
  common: 'This password is too common and not secure',
};

export const passwordChangeFormTexts = {
  plain: "Password doesn't meet complexity requirements",
  currentRequired: 'Current password is required',
  confirmRequired: 'Please confirm your new password',
  different: "Passwords don't match",
};

export const signInTexts = {
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
};

export const registrationTexts = {
  nameRequired: 'Name is required',
  nameLines: 'Name must be on one line',
  usernameRequired: 'Username is required',
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username must be at most 40 characters',
  usernameLetters: 'Username can hold letters, numbers, dots, dashes and underscores',
  usernameScripts: 'Username can hold the letters of one alphabet only',
  passwordRequired: 'Password is required for standard authentication',
  passwordsDiffer: 'Passwords do not match',
  bioLong: 'Bio must be at most 500 characters',
};

export const emailTexts = { invalid: 'Please enter a valid email address' };
