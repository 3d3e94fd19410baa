import type { ReportReason } from '@cortado/contract';

export const title = 'Something wrong?';

/** The six reasons, and what one of them means. */
export const reasons: Record<ReportReason, string> = {
  closed: 'Closed for good',
  moved: 'It has moved',
  hours: 'Wrong hours',
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
  closed: 'Send report',
  moved: 'Send address',
  hours: 'Send hours',
  details: 'Send correction',
  duplicate: 'Send report',
  other: 'Send report',
};
export const whatNext = 'An admin will review it before anything changes.';

export const note = 'Note';
export const noteWhere = 'Where did you see it?';
export const noteWhat = 'What’s wrong?';

export const address = 'New address';
export const addressExample = 'Street and number';
export const offers = 'What it offers';

export const duplicates = 'Same café as';
export const duplicateOther = 'Another café';
export const duplicatesSearching = 'Looking for similar cafés...';
export const duplicatesFailed = 'Similar cafés did not load. Name the café in the note.';
export const noteWhich = 'Which other café is it?';

export const leave = 'Discard what you entered?';
export const leaveYes = 'Discard';
export const leaveNo = 'Keep editing';
