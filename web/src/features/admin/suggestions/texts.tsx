import type { ClaimDoubt, ClaimProof, DeclineReason } from '@cortado/contract';
import type { ReactNode } from 'react';
import { counted, formatList, formatNumber, plural } from '../../../lib/intl.ts';

export const tab = (count: ReactNode) => <>Suggestions {count}</>;
export const state = 'Status';
export const kind = 'Type:';
export const kindName = 'Type of suggestions';
export const allKinds = 'All types';
export const oldestFirst = 'Oldest first';
export const list = 'Suggestions';
export const total = (count: number) => `${counted(count, 'suggestion')} in total`;
export const position = (at: number, of: number) => `${formatNumber(at)} of ${formatNumber(of)}`;

export const guest = 'Guest';
export const senders = (guests: number, members: number) =>
  formatList([
    ...(guests > 0 ? [counted(guests, 'guest')] : []),
    ...(members > 0 ? [counted(members, 'member')] : []),
  ]);
export const changedSince = 'Changed since';
export const isNew = 'New';

export const emptyTitle = 'Nothing to review';
export const empty = 'Reports and suggestions from guests and members appear here.';
export const loadFailed = 'The suggestions did not load';
export const itemFailed = 'The suggestion did not load';
export const itemGone = 'This suggestion no longer exists.';

export const back = 'Suggestions';
export const previous = 'Previous suggestion';
export const next = 'Next suggestion';
export const cafePage = 'Café page';
export const checked = (age: string) => `Checked ${age}`;
export const notChecked = 'Not checked yet';
export const member = (accepted: number, declined: number) =>
  accepted + declined === 0
    ? 'member'
    : `member · ${formatNumber(accepted)} accepted, ${formatNumber(declined)} declined`;
export const website = 'Café website:';
const doubts: Record<ClaimDoubt, string> = {
  mailbox: 'anyone at the domain could have this mailbox',
  page: 'the website is only part of that domain',
  shared: 'another café here uses the same domain',
  recent: 'the website was suggested in the last 30 days',
  guessing: 'many wrong codes were entered today',
};
export const proof = ({ sentTo, doubts: found }: ClaimProof) =>
  `Entered the code we emailed to ${sentTo}. This still needs your review: ${formatList(found.map((doubt) => doubts[doubt]))}.`;
export const noWebsite = 'This café has no website listed.';

export const stale = (fields: readonly string[]) =>
  `The ${formatList(fields).toLowerCase()} changed after this was suggested.`;
export const staleBoth = 'The current value is kept unless you choose the suggested one.';
export const setBy = (who: string, when: string) => `Set by ${who}, ${when}`;
export const setAt = (when: string) => `Changed ${when}`;
export const whenProposed = (value: string) => `When suggested: ${value}`;

export const fieldCount = (count: number) => counted(count, 'field');
export const now = 'Current';
export const proposed = 'Suggested';
export const takeAll = 'Select all';
export const leaveAll = 'Select none';
export const placeIt = (why: string | null) => `${why ? `${why}. ` : ''}Move the pin to the café.`;

export const markChecked = 'Mark as checked today';
export const accept = (taken: number, of: number) => {
  if (of <= 1) return 'Accept';
  return taken === of
    ? `Accept all ${formatNumber(of)}`
    : `Accept ${formatNumber(taken)} of ${formatNumber(of)}`;
};
export const mergeAccepts = (cafe: string) => `Merging with ${cafe} also accepts this suggestion.`;
export const accepting = 'Accepting...';
export const nothingTaken = 'Select at least one change';
export const notPlaced = 'Place the pin first';
export const accepted = 'Suggestion accepted';
export const declined = 'Suggestion declined';
export const undo = 'Undo';
export const undone = 'Suggestion reopened';
export const failed = 'Something went wrong';
export const changedMeanwhile = 'This café has changed';
export const changedMeanwhileAbout = 'Nothing was saved. Review the latest values and try again.';

export const decided = (isAccepted: boolean, when: string) =>
  `${isAccepted ? 'Accepted' : 'Declined'} ${when}`;
export const takenOf = (taken: number, of: number) =>
  `${formatNumber(taken)} of ${formatNumber(of)} changes accepted.`;

export const decline = 'Decline...';
export const declineTitle = 'Decline this suggestion?';
export const declineShort = 'Reason for declining';
const GUESTS = 'Guests are not notified.';
const noticeTo = (reader: string | null) =>
  reader === null ? GUESTS : `${reader} will get the reason by email.`;
export const declineAbout = (cafe: string, reader: string | null) =>
  `Nothing changes at ${cafe}. ${noticeTo(reader)}`;
export const declineReasons: Record<DeclineReason, string> = {
  not_true: 'Not true, or no longer true',
  already_so: 'Already up to date',
  cannot_check: 'Can’t be checked',
  not_coffee: 'Not a café',
  other: 'Other',
};
export const declineNote = (reader: string | null) =>
  reader === null ? 'Internal note' : `Message to ${reader}`;
export const declineNoteHint = (reader: string | null) =>
  reader === null ? GUESTS : `Sent to ${reader} by email, with the reason.`;
export const members = (count: number) =>
  `the ${counted(count, 'member', plural(count, 'member'))}`;
export const declineAll = (count: number) =>
  `Decline all ${formatNumber(count)} from this sender...`;
export const declineAllTitle = (count: number) =>
  `Decline all ${formatNumber(count)} from this sender?`;
export const declineAllAbout = (count: number, reader: string | null) =>
  `This declines all ${counted(count, 'open suggestion')} that only this sender has sent, with the same reason. This can’t be undone. ${noticeTo(reader)}`;
export const declineAllAction = (count: number) => `Decline ${counted(count, 'suggestion')}`;
export const declinedAll = (count: number) => `${counted(count, 'suggestion')} declined`;
export const declineNoteMissing = 'Please explain the reason';
export const declineAction = 'Decline suggestion';
export const declining = 'Declining...';
export const duplicates = 'Possible duplicates:';

export const photoWaiting = 'Processing photo...';
export const photoAlt = 'Alt text:';
export const photoNoAlt = 'None. Add it in the café’s Photos tab to publish this photo.';
export const photoCredit = (who: string) => `Photo: ${who}`;
