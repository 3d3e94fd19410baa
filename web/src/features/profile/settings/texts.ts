import type { DeletionPreview } from '@cortado/contract';
import { formatDay, formatMoment } from '../../../lib/dates.ts';
import { counted, formatList, formatNumber } from '../../../lib/intl.ts';

export const password = 'Password';
export const cancel = 'Cancel';
export const code = 'Code from your app, or a recovery code';
export const withPasskey = 'Use a passkey';
export const passkeyAsking = 'Continue on your device...';
export const passkeyGiven = 'Confirmed with your passkey';
export const passkeyUnused = 'No passkey was used. Try again, or enter a code.';
export const codeMissing = 'Please enter a code from your app, or a recovery code';

export const signInAgain = (provider: string) => `Sign in again with ${provider}`;

export const changeHeading = 'Change Password';
export const changeCurrent = 'Current password';
export const changeNew = 'New password';
export const changeRepeat = 'Confirm new password';
export const changeHint = 'Must be at least 8 characters long and include variety of characters';
export const change = 'Change Password';
export const changing = 'Changing password...';
export const changed = 'Success';
export const changeFailed = 'Failed to change password';

export const linkedHeading = 'Linked sign-in';
export const linkedUnnamed = 'your provider';
export const linked = (provider: string, since: string | null) =>
  since === null
    ? `Signs in with ${provider}.`
    : `Signs in with ${provider}, linked on ${formatDay(since)}.`;
export const linkedAlone = (provider: string, since: string | null) =>
  `${linked(provider, since)} This account has no password, so you can’t sign in any other way.`;
export const unlink = (provider: string) => `Unlink ${provider}`;
export const unlinkQuestion = (provider: string) => `Unlink ${provider}?`;
export const unlinkAbout =
  'You’ll sign in with your username and password, and you’ll be signed out everywhere else. Please enter your password to confirm.';
export const unlinking = 'Unlinking...';
export const unlinked = (provider: string) => `${provider} is unlinked`;
export const unlinkedAbout = 'You now sign in with your password.';
export const unlinkWithoutPassword = 'Password is required';

export const sessionsHeading = 'Where you are signed in';
export const sessionHere = 'This browser';
export const sessionLastUsed = (iso: string) => `Last used ${formatMoment(iso)}`;
export const sessionBrowser = (browser: string | undefined, system: string | undefined) => {
  const name = browser ?? 'A browser';
  return system ? `${name} on ${system}` : name;
};
export const sessionsEnd = 'Sign out elsewhere';
export const sessionsEnding = 'Signing out...';
export const sessionsEnded = 'Signed out elsewhere';

export const dataHeading = 'Your data';
export const dataAbout =
  'Everything we store about you in one file: your account, favorites, ratings, filters, suggestions and the cafés you manage.';
export const dataDownload = 'Download my data';
export const dataDownloading = 'Downloading...';
export const dataFailed = 'Your data was not downloaded';

export const deleteHeading = 'Delete Account';
export const deleteAbout =
  'This permanently deletes your account, ratings, favorites and saved filters. Averages update accordingly.';
export const deleteAction = 'Delete Account';
export const deleteQuestion = 'Delete your account?';
export const deleteByPassword = 'This cannot be undone. Please enter your password to confirm.';
export const deleteByUsername =
  'This cannot be undone. No password is needed: please type your username to confirm.';
export const deleteUsername = 'Username';
export const deleteWithoutPassword = 'Password confirmation is required';
export const deleteCredits = 'Remove my name from photos that stay';
const some = (count: number, one: string) => (count === 0 ? [] : [counted(count, one)]);
export const goes = 'Deleted:';
/** @param preview undefined until it is known */
export const goesWhat = (preview: DeletionPreview | undefined) =>
  formatList([
    'your name, bio and email address',
    ...(preview
      ? [
          ...some(preview.favorites, 'favorite'),
          ...some(preview.ratings, 'rating'),
          ...some(preview.filterPreferences, 'saved filter'),
          ...some(preview.suggestions, 'open suggestion'),
        ]
      : []),
  ]);
export const losesOwner = 'Loses its owner:';
export const losesOwnerWhat = (cafes: readonly string[]) => formatList(cafes);
export const stays = 'Kept:';
export const staysWhat = ({ photos, credits }: DeletionPreview) => {
  const photo = counted(photos, 'photo of yours', 'photos of yours');
  if (credits === 0) return `${photo}, without your name`;
  return `${photo}, ${credits === photos ? 'with your credit' : `${formatNumber(credits)} with your credit`}`;
};
export const deleteWithoutUsername = 'Please type your username to confirm';
export const deleting = 'Deleting account...';
export const deleted = 'Success';
export const deletedAbout = 'Your account has been successfully deleted.';
export const deleteFailed = 'Failed to delete account';
export const deleteUnreadable = 'An unexpected error occurred';
