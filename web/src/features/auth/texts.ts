import type { AuthTab } from './auth-tabs.ts';

interface TabTexts {
  documentTitle: string;
  title: string;
  tagline: string;
}

export const tabTexts: Record<AuthTab, TabTexts> = {
  login: {
    documentTitle: 'Login',
    title: 'Welcome back',
    tagline: 'Sign in to save favorites, rate cafés and keep your filters.',
  },
  register: {
    documentTitle: 'Create Account',
    title: 'Join Cortado',
    tagline: 'A quiet list of the coffee you love, kept in one place.',
  },
  forgotPassword: {
    documentTitle: 'Forgot password',
    title: 'Forgot your password?',
    tagline: 'Tell us your email address, and we send you a link to choose a new one.',
  },
  resetPassword: {
    documentTitle: 'Reset password',
    title: 'Choose a new password',
    tagline: 'Afterwards you are signed out everywhere, and sign in with the new one.',
  },
};

export const frameTexts = {
  tabs: 'Account',
  login: 'Login',
  register: 'Create Account',
  home: 'Cortado, home',
  copyright: '© 2026 Cortado',
  footer: 'Footer',
  discover: 'Discover Cafés',
  privacy: 'Privacy',
};

export const heroTexts = {
  label: 'About Cortado',
  heading: "Discover Boston's Best Coffee",
  figures: [
    ['50+', 'specialty cafés'],
    ['2.5k+', 'community members'],
    ['1k+', 'reviews and ratings'],
  ],
} as const;

export const loginTexts = {
  username: 'Username',
  password: 'Password',
  forgot: 'Forgot password?',
  action: 'Login',
  working: 'Logging in...',
  done: 'Login successful',
  doneDescription: (name: string) => `Welcome back, ${name}!`,
  failed: 'Login failed',
  failure: { silent: 'Authentication failed', unreadable: 'Login failed. Please try again.' },
};

export const registerTexts = {
  name: 'Full name',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  bio: 'Bio',
  bioExample: 'What do you drink?',
  optional: 'optional',
  action: 'Create Account',
  working: 'Creating account...',
  done: 'Registration successful',
  doneDescription: (name: string) => `Welcome to Cortado, ${name}!`,
  failed: 'Registration failed',
  failure: {
    silent: 'Registration failed',
    unreadable: 'Registration failed. Please try again.',
  },
};

export const forgotTexts = {
  email: 'Email',
  action: 'Send reset link',
  working: 'Sending reset link...',
  back: 'Back to login',
  done: 'Link sent',
  sent: 'Check your email for a password reset link. The link will expire in 1 hour.',
  failed: 'Error',
  failure: {
    silent: 'An error occurred while requesting password reset.',
    statuses: {
      0: 'Network error. Please try again.',
      429: 'Too many attempts. Please wait before trying again.',
    },
  },
};

const TOO_MANY_RESETS = 'Too many reset attempts. Please try again later.';

export const resetTexts = {
  password: 'New password',
  confirmPassword: 'Confirm new password',
  action: 'Reset Password',
  working: 'Resetting password...',
  success: 'Your password has been reset successfully.',
  done: 'Password reset successful',
  doneDescription: 'Your password has been reset. You can now login with your new password.',
  failed: 'Error',
  failure: {
    silent: 'Failed to reset password. Please try again.',
    statuses: { 0: 'An error occurred. Please try again later.', 429: TOO_MANY_RESETS },
  },
};

export const resetLinkTexts = {
  title: 'Reset your password',
  tagline: 'We check your link first.',
  working: 'Processing password reset...',
  opened: 'Password Reset',
  openedDescription: 'Please enter your new password to complete the reset process.',
  invalid: 'Invalid or expired reset link. Please request a new one.',
  noUser: 'Invalid password reset link. Missing user ID.',
  tooMany: TOO_MANY_RESETS,
  failed: 'An error occurred. Please try again later.',
  noNetwork: 'Network error. Please check your connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again or request a new reset link.',
  another: 'Request a new password reset link',
};
