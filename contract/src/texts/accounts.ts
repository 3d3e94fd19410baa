export const password = {
  short: 'Password must be at least 8 characters',
  long: 'Password must be less than 100 characters',
  plain:
    'Password must contain at least 2 of: uppercase, lowercase, numbers, or special characters',
  common: 'This password is too common and easily guessed',
};

/** The same rules, worded for a change of password. */
export const passwordChange = {
  ...password,
  plain:
    'Password must include at least 2 of the following: uppercase letters, lowercase letters, numbers, and special characters',
  common: 'This password is too common and not secure',
};

export const passwordFormPlain = "Password doesn't meet complexity requirements";
export const passwordFormCurrentRequired = 'Current password is required';
export const passwordFormConfirmRequired = 'Please confirm your new password';
export const passwordFormDifferent = "Passwords don't match";

export const signInUsernameRequired = 'Username is required';
export const signInPasswordRequired = 'Password is required';
export const signInPasswordShort = 'Password must be at least 6 characters';

export const registrationNameRequired = 'Name is required';
export const registrationNameLines = 'Name must be on one line';
export const registrationUsernameRequired = 'Username is required';
export const registrationUsernameShort = 'Username must be at least 3 characters';
export const registrationUsernameLong = 'Username must be at most 40 characters';
export const registrationUsernameLetters =
  'Username can contain letters, numbers, dots, dashes and underscores';
export const registrationUsernameScripts = 'Username can contain letters of only one alphabet';
export const registrationPasswordRequired = 'Password is required for standard authentication';
export const registrationPasswordsDiffer = 'Passwords do not match';
export const registrationBioLong = 'Bio must be at most 500 characters';

export const emailInvalid = 'Please enter a valid email address';
