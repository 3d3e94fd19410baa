import type { ReportReason } from '@cortado/contract';

export const title = 'Something wrong?';

/** The six reasons, and what one of them means. */
export const reasons: Record<ReportReason, string> = {
  closed: 'Closed for good',
  moved: 'It has moved',
  hours: 'The hours',
  details: 'Other details',
  duplicate: 'Listed twice',
  other: 'Something else',
};
export const reasonsExplained: Partial<Record<ReportReason, string>> = {
  details: 'phone, website, what it offers',
};

export const next = (reason: ReportReason | null) =>
  reason === null ? 'Next' : `Next: ${reasons[reason].toLowerCase()}`;
export const otherReason = 'Another reason';
export const back = 'Back';
export const cancel = 'Cancel';
export const done = 'Done';
export const sending = 'Sending...';
export const send: Record<ReportReason, string> = {
  closed: 'Send the report',
  moved: 'Send the address',
  hours: 'Send the hours',
  details: 'Send the details',
  duplicate: 'Send the report',
  other: 'Send the report',
};
export const whatNext = 'An admin looks at it before anything changes.';

export const note = 'A note';
export const noteWhere = 'Where did you see it?';
export const noteWhat = 'What is wrong?';

export const address = 'New address';
export const addressExample = 'Street and number';
export const offers = 'What it offers';

export const duplicates = 'It is the same as';
export const duplicateOther = 'Another one';
export const duplicatesSearching = 'Looking for similar cafés...';
export const duplicatesFailed = 'Similar cafés could not be looked for. Say which one in the note.';
export const noteWhich = 'Which other café is it?';

export const leave = 'Leave without sending? What you have written goes.';
export const leaveYes = 'Leave';
export const leaveNo = 'Keep writing';
