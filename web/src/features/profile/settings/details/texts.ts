import { formatMoment } from '../../../../lib/dates.ts';
import { formatNumber } from '../../../../lib/intl.ts';

export { cancel, codeMissing, password } from '../texts.ts';

export const nameHeading = 'Name and bio';
export const nameAbout =
  'Only you see your bio. Your name appears in emails to you, and admins see it.';
export const name = 'Name';
export const bio = 'Bio';
export const bioLeft = (count: number) => `${formatNumber(count)} left`;
export const save = 'Save changes';
export const saving = 'Saving...';
export const saved = 'Saved';
export const savedAbout = 'Your name and bio were updated.';
export const saveFailed = 'Your changes were not saved';

export const username = 'Username';
export const usernameAbout = 'You sign in with it. You can change it three times in 30 days.';
export const usernameFree = 'Available';
export const usernameTaken = 'Taken';
export const usernameChecking = 'Checking...';
export const usernameChange = 'Change username';
export const usernameChanged = 'Username changed';
export const usernameChangedAbout = (given: string) => `Sign in as ${given} from now on.`;

export const email = 'Email address';
export const emailAbout = 'For confirmations, reset links and the newsletter.';
export const emailAboutProvider = (provider: string) =>
  `For confirmations and the newsletter. You still sign in with ${provider}.`;
export const emailConfirmed = 'Confirmed';
export const emailUnconfirmed = 'Not confirmed';
export const emailChange = 'Change email address';
export const emailChangeAbout =
  'We’ll email a link to the new address. Nothing changes until you open it.';
export const emailNew = 'New email address';
export const emailSend = 'Send link';
export const emailSending = 'Sending...';
export const passwordMissing = 'Password is required';
export const emailPendingTitle = 'Confirm your new address.';
export const emailPending = (address: string, until: string) =>
  `We sent a link to ${address}. It works until ${formatMoment(until)}. Nothing changes until you open it.`;
export const emailExpiredTitle = 'The link has expired.';
export const emailExpired = (address: string) =>
  `${address} was not confirmed in time. You can send another link below.`;
export const emailSendAgain = 'Send again';
export const emailSentAgain = 'Link sent';
export const emailKeep = 'Keep current address';
export const emailKept = 'Your address was not changed';
