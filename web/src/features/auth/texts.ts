import { BRAND } from '../../lib/texts.ts';
import type { AuthTab } from './auth-tabs.ts';

interface TabTexts {
  documentTitle: string;
  title: string;
  tagline: string;
}

export const tabs: Record<AuthTab, TabTexts> = {
  login: {
    documentTitle: 'Login',
    title: 'Welcome back',
    tagline: 'Sign in to save favorites, rate cafés and keep your filters.',
  },
  register: {
    documentTitle: 'Create Account',
    title: `Join ${BRAND}`,
    tagline: 'A quiet list of the coffee you love, kept in one place.',
  },
  forgotPassword: {
    documentTitle: 'Forgot password',
    title: 'Forgot your password?',
    tagline: 'Enter your email address, and we’ll send you a link to choose a new one.',
  },
  resetPassword: {
    documentTitle: 'Reset password',
    title: 'Choose a new password',
    tagline: 'You’ll be signed out everywhere. Then sign in with your new password.',
  },
  secondStep: {
    documentTitle: 'Second step',
    title: 'One more step',
    tagline: 'Your account uses two-step sign-in. Please confirm that it’s you.',
  },
};

export const frameTabs = 'Account';
export const frameLogin = 'Login';
export const frameRegister = 'Create Account';
export const frameHome = `${BRAND}, home`;
export const frameCopyright = `© 2026 ${BRAND}`;
export const frameFooter = 'Footer';
export const frameDiscover = 'Discover Cafés';
export const framePrivacy = 'Privacy';

export const heroLabel = `About ${BRAND}`;
export const heroHeading = "Discover Boston's Best Coffee";
export const heroFigures = [
  ['50+', 'specialty cafés'],
  ['2.5k+', 'community members'],
  ['1k+', 'reviews and ratings'],
] as const;

export const loginUsername = 'Username';
export const loginPassword = 'Password';
export const loginForgot = 'Forgot password?';
export const loginAction = 'Login';
export const loginWorking = 'Logging in...';
export const loginDone = 'Login successful';
export const loginDoneDescription = (name: string) => `Welcome back, ${name}!`;
export const loginFailed = 'Login failed';
export const loginFailure = {
  silent: 'Authentication failed',
  unreadable: 'Login failed. Please try again.',
};

export const registerName = 'Full name';
export const registerUsername = 'Username';
export const registerEmail = 'Email';
export const registerPassword = 'Password';
export const registerConfirmPassword = 'Confirm password';
export const registerBio = 'Bio';
export const registerBioExample = 'What do you drink?';
export const registerOptional = 'optional';
export const registerAction = 'Create Account';
export const registerWorking = 'Creating account...';
export const registerDone = 'Registration successful';
export const registerDoneDescription = (name: string) => `Welcome to ${BRAND}, ${name}!`;
export const registerMailed = (email: string) =>
  `We emailed a link to ${email}. Open it to confirm your address.`;
export const registerFailed = 'Registration failed';
export const registerFailure = {
  silent: 'Registration failed',
  unreadable: 'Registration failed. Please try again.',
};

export const forgotEmail = 'Email';
export const forgotAction = 'Send reset link';
export const forgotWorking = 'Sending reset link...';
export const forgotBack = 'Back to login';
export const forgotDone = 'Link sent';
export const forgotSent =
  'Check your email for a password reset link. The link will expire in 1 hour.';
export const forgotFailed = 'Error';
export const forgotFailure = {
  silent: 'An error occurred while requesting password reset.',
  statuses: {
    0: 'Network error. Please try again.',
    429: 'Too many attempts. Please wait before trying again.',
  },
};

const TOO_MANY_RESETS = 'Too many reset attempts. Please try again later.';

export const resetPassword = 'New password';
export const resetConfirmPassword = 'Confirm new password';
export const resetAction = 'Reset Password';
export const resetWorking = 'Resetting password...';
export const resetSuccess = 'Your password has been reset successfully.';
export const resetDone = 'Password reset successful';
export const resetDoneDescription =
  'Your password has been reset. You can now login with your new password.';
export const resetFailed = 'Error';
export const resetFailure = {
  silent: 'Failed to reset password. Please try again.',
  statuses: { 0: 'An error occurred. Please try again later.', 429: TOO_MANY_RESETS },
};

export const resetLinkTitle = 'Reset your password';
export const resetLinkTagline = 'We check your link first.';
export const resetLinkWorking = 'Processing password reset...';
export const resetLinkOpened = 'Password Reset';
export const resetLinkOpenedDescription =
  'Please enter your new password to complete the reset process.';
export const resetLinkInvalid = 'Invalid or expired reset link. Please request a new one.';
export const resetLinkNoUser = 'Invalid password reset link. Missing user ID.';
export const resetLinkTooMany = TOO_MANY_RESETS;
export const resetLinkFailed = 'An error occurred. Please try again later.';
export const resetLinkNoNetwork = 'Network error. Please check your connection and try again.';
export const resetLinkUnexpected =
  'An unexpected error occurred. Please try again or request a new reset link.';
export const resetLinkAnother = 'Request a new password reset link';
