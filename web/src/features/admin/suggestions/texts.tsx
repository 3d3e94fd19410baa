import type { ClaimDoubt, ClaimProof, DeclineReason } from '@cortado/contract';
import type { ReactNode } from 'react';
import { counted, formatList, formatNumber, plural } from '../../../lib/intl.ts';

export const tab = (count: ReactNode) => <>Suggestions {count}</>;
export const state = 'State';
export const kind = 'Kind:';
export const kindName = 'Kind of suggestions';
export const allKinds = 'All kinds';
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

export const emptyTitle = 'Nothing to look at';
export const empty = 'Reports and suggestions from guests and members come here.';
export const loadFailed = 'The suggestions did not load';
export const itemFailed = 'The suggestion did not load';
export const itemGone = 'This suggestion is no longer there.';

export const back = 'Suggestions';
export const previous = 'Previous suggestion';
export const next = 'Next suggestion';
export const cafePage = 'Cafe page';
export const checked = (age: string) => `Checked ${age}`;
export const notChecked = 'Not checked yet';
export const member = (accepted: number, declined: number) =>
  accepted + declined === 0
    ? 'member'
    : `member · ${formatNumber(accepted)} accepted, ${formatNumber(declined)} declined`;
export const website = 'Website of the cafe:';
const doubts: Record<ClaimDoubt, string> = {
  mailbox: 'anybody at the domain may have such a mailbox',
  page: 'the website is only a part of that domain',
  shared: 'another cafe here has its website there too',
  recent: 'the website came by a suggestion in the last 30 days',
  guessing: 'many wrong codes were tried today',
};
export const proof = ({ sentTo, doubts: found }: ClaimProof) =>
  `Typed in the code that was mailed to ${sentTo}. That is not enough by itself: ${found.map((doubt) => doubts[doubt]).join('; ')}.`;
export const noWebsite = 'The cafe has no website here.';

export const stale = (fields: readonly string[]) =>
  `The ${formatList(fields).toLowerCase()} changed after this was proposed.`;
export const staleBoth = 'Both are shown; the newer one stands unless you take the other.';
export const setBy = (who: string, when: string) => `Set by ${who}, ${when}`;
export const setAt = (when: string) => `Changed ${when}`;
export const whenProposed = (value: string) => `When proposed: ${value}`;

export const fieldCount = (count: number) => counted(count, 'field');
export const now = 'Now';
export const proposed = 'Proposed';
export const takeAll = 'Take all';
export const leaveAll = 'Leave all';
export const placeIt = (why: string | null) =>
  `${why ? `${why}. ` : ''}Move the pin to where it is.`;

export const markChecked = 'Mark as checked today';
export const accept = (taken: number, of: number) => {
  if (of <= 1) return 'Accept';
  return taken === of
    ? `Accept All ${formatNumber(of)}`
    : `Accept ${formatNumber(taken)} of ${formatNumber(of)}`;
};
export const mergeAccepts = (cafe: string) => `Merging it with ${cafe} accepts this.`;
export const accepting = 'Accepting...';
export const nothingTaken = 'Nothing is taken';
export const notPlaced = 'Place the pin first';
export const accepted = 'Suggestion accepted';
export const declined = 'Suggestion declined';
export const undo = 'Undo';
export const undone = 'Open again';
export const failed = 'That did not work';
export const changedMeanwhile = 'The cafe has changed meanwhile';
export const changedMeanwhileAbout = 'Nothing was written. What stands now is shown beside it.';

export const decided = (isAccepted: boolean, when: string) =>
  `${isAccepted ? 'Accepted' : 'Declined'} ${when}`;
export const takenOf = (taken: number, of: number) =>
  `${formatNumber(taken)} of ${formatNumber(of)} taken.`;

export const decline = 'Decline...';
export const declineTitle = 'Decline this suggestion?';
export const declineShort = 'Why decline?';
export const declineAbout = (cafe: string, reader: string | null) =>
  `Nothing at ${cafe} changes. ${reader === null ? 'Guests are not told.' : `${reader} gets the reason by mail.`}`;
export const declineReasons: Record<DeclineReason, string> = {
  not_true: 'Not true, or not any more',
  already_so: 'Already so',
  cannot_check: 'Can’t be checked',
  not_coffee: 'Not a coffee place',
  other: 'Other',
};
export const declineNote = (reader: string | null) =>
  reader === null ? 'A line about it' : `A line for ${reader}`;
export const declineNoteHint = (reader: string | null) =>
  reader === null ? 'Guests are not told.' : `Goes to ${reader} by mail, with the reason.`;
export const members = (count: number) =>
  `the ${counted(count, 'member', plural(count, 'member'))}`;
export const declineAll = (count: number) =>
  `Decline All ${formatNumber(count)} from This Sender...`;
export const declineAllTitle = (count: number) =>
  `Decline all ${formatNumber(count)} from this sender?`;
export const declineAllAbout = (count: number, reader: string | null) =>
  `All ${counted(count, 'open suggestion')} that only this sender has sent are declined with one reason. This can’t be undone. ${reader === null ? 'Guests are not told.' : `${reader} gets the reason by mail.`}`;
export const declineAllAction = (count: number) => `Decline ${counted(count, 'Suggestion')}`;
export const declinedAll = (count: number) => `${counted(count, 'suggestion')} declined`;
export const declineNoteMissing = 'Please write a line about the reason';
export const declineAction = 'Decline Suggestion';
export const declining = 'Declining...';
export const duplicates = 'It may be one of these:';

export const photoWaiting = 'Its sizes are being made...';
export const photoAlt = 'Alternative text:';
export const photoNoAlt = 'None. It is shown once it has one, in the cafe’s tab ‘Photos’.';
export const photoCredit = (who: string) => `Photo: ${who}`;
