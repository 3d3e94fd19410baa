import type { ReactNode } from 'react';
import { counted, formatNumber, plural } from '../lib/intl.ts';

export const tryAgain = 'Try again';
export const cancel = 'Cancel';
export const loadPageAgain = 'Load the page again';

export const failureHeading = 'Something went wrong';
export const failureScreen = 'This page could not be shown. Loading it again usually helps.';
export const offlineHeading = 'You are offline';
export const offlineScreen = 'This page will load when you’re back online.';
export const failurePart = (retry: ReactNode) => <>This part could not be loaded. {retry}</>;

export const choiceCount = (count: number, unseen: (text: string) => ReactNode) => (
  <>
    {formatNumber(count)}
    {unseen(` ${plural(count, 'café')}`)}
  </>
);

type Part = (text: string) => ReactNode;

/** 'Open · closes 6 PM' */
export const openLine = (word: string, rest: string | null, first: Part, second: Part) => (
  <>
    {first(word)}
    {rest !== null && second(` · ${rest}`)}
  </>
);

export const toastClose = 'Close';
/** For a screen reader: how the action of a toast is come by. */
export const toastActionHint = (action: string) => `${action}: press F8, then Tab.`;
export const toastEmpty = 'No notifications';
export const toastRegion = (key: string) => `Notifications (${key})`;

export const spinnerLoading = 'Loading...';
export const needsScript =
  'This page needs JavaScript. Please turn it on in your browser and load the page again. You can browse all cafés without it.';

export const dialogClose = 'Close';

export const passwordShow = 'Show password';
export const passwordHide = 'Hide password';
export const passwordCapsLock = 'Caps Lock is on.';

export const starCount = (count: number) => counted(count, 'star');
export const starNone = 'Not rated yet';
export const starChosen = (count: number) => `${formatNumber(count)} of 5`;

export const pages = 'Pages';
