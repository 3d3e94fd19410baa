import { formatMonth } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/intl.ts';

export const title = 'Profile';
export const tabs = 'Profile';
export const tabFavorites = 'Favorites';
export const tabRatings = 'My Ratings';
export const tabPreferences = 'Filter Preferences';
export const tabSettings = 'Settings';

export const aboutYou = 'About you';
export const memberSince = (iso: string) => `Member since ${formatMonth(iso)}`;
export const logOut = 'Log Out';
export const loggingOut = 'Logging out...';

export const reminder =
  'Your email address is not confirmed yet. Please open the link we emailed you.';
export const reminderSend = 'Send the link again';
export const reminderSending = 'Sending...';
export const reminderSent = 'Link sent';

export const favoritesFailed = 'Failed to fetch favorites';
export const favoritesEmpty = 'No favorites yet';
export const favoritesEmptyAbout = "You haven't saved any cafés yet.";
export const favoritesDiscover = 'Discover Cafés';

export const ratingsFailed = 'Your ratings did not load';
export const ratingsEmpty = 'No ratings yet';
export const ratingsEmptyAbout = 'Your ratings will appear here once you start rating cafés.';
export const ratingEdit = 'Edit';
export const ratingEditName = (cafe: string) => `Edit your rating of ${cafe}`;
export const ratingWithdraw = 'Withdraw';
export const ratingWithdrawName = (cafe: string) => `Withdraw your rating of ${cafe}`;

export const preferencesFailed = 'Your preferences did not load';
export const preferencesNone = 'Nothing to choose from';
export const preferencesNoneAbout = 'No filter categories are available at the moment.';
export const preferencesEmpty =
  'Choose what you look for most. It will apply automatically when you search.';
export const preferences = (count: number) =>
  `You have ${formatNumber(count)} favorite filter(s) that will automatically apply when you search for cafes.`;
export const preferencesSelected = (count: number) => `${formatNumber(count)} selected`;
export const preferencesClear = (count: number) => `Clear All (${formatNumber(count)})`;
export const preferencesClearing = 'Clearing...';
