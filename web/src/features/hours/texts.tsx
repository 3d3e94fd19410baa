import type { ReactNode } from 'react';
import { counted, quoted } from '../../lib/intl.ts';

/** From Monday. */
export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const twoLetterDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export const closed = 'Closed';
export const notKnown = 'Unknown';
export const allDay = 'Open 24 hours';
export const addHours = 'Add hours';
export const addHoursTo = (day: string) => `Add hours to ${day}`;
export const moreHours = (day: string) => `Add more hours to ${day}`;
export const removeHours = (hours: string) => `Remove ${hours}`;
export const closedOn = (day: string) => `${day} is closed`;
export const unknownOn = (day: string) => `${day}’s hours are unknown`;
export const from = (day: string) => `${day}, from`;
export const to = (day: string) => `${day}, to`;
/** '5:00 PM–1:00 AM' */
export const range = (begin: string, end: string) => `${begin}–${end}`;
export const endsOn = (day: string) => `Ends on ${day}`;
export const overlaps = (hours: string) => `Overlaps with ${hours}`;
export const notTime = (typed: string) =>
  typed.trim() === ''
    ? 'Enter a time, such as 7:30 AM or 17:30.'
    : `${quoted(typed)} is not a time. Enter 7:30 AM or 17:30.`;
export const sameTimes = (use: ReactNode) => <>Use {use} instead.</>;

/** Of a button that shows what can be done with a day. */
export const dayMenu = (day: string) => `More for ${day}`;
export const copyDay = (day: string) => `Copy ${day} to other days`;
export const copyTo = (day: string) => `Copy ${day} to`;
export const copyAction = (count: number) => `Copy to ${counted(count, 'day')}`;
export const copied = (day: string, count: number) => `${day} copied to ${counted(count, 'day')}`;
export const cancel = 'Cancel';
export const undo = 'Undo';

export const everyDay = 'Same hours every day...';
export const everyDayLabel = 'Every day';
export const everyDayAction = 'Use for every day';
export const holidays = 'Holidays';
export const dayRange = (first: string, last: string) =>
  first === last ? first : `${first}–${last}`;
export const closedOnHolidays = 'Closed on public holidays';
export const otherRules = 'Other rules';
export const otherRulesHint = 'These override the days above. You can edit them as text.';

export const dates = 'Single dates';
export const addDate = 'Add date';
export const date = 'Date';
export const dateName = 'Name of the holiday, if any';
export const dateMissing = 'Choose a date';
export const dateOver = 'This date is in the past';
export const removeDate = (day: string) => `Remove ${day}`;

export const asText = 'Edit as text';
export const asWeek = 'Edit as a week';
export const nextDays = 'How the next 7 days will appear';
export const howItReads = 'How it will appear';
export const daysChange = (count: number) =>
  count === 1 ? '1 day changes' : `${counted(count, 'day')} change`;

export const views = { week: 'Week', text: 'Text', preview: 'Preview' };
export const preview = 'Preview';
export const view = 'Edit hours as';
export const onlyText = 'These hours have rules that can only be edited as text.';
export const textLabel = 'Hours in OpenStreetMap syntax';
export const errorAt = (line: number, column: number) => `Line ${line}, column ${column}:`;
export const goThere = 'Go to error';
export const howTo = 'How to write hours';
export const examples = [
  ['Mo-Fr 07:00-19:00', 'The same hours on several days'],
  ['Sa 08:00-12:00,14:00-18:00', 'Two intervals with a break'],
  ['Fr 17:00-01:00', 'Past midnight'],
  ['2026 Nov 26 off', 'Closed on one date'],
  ['Jun-Aug: Su 09:00-15:00', 'Only in some months'],
  ['24/7', 'Never closed'],
] as const;

export const hours = 'Hours';
export const today = 'Today';
export const exceptionClosed = 'closed';
/** 'Wed, Dec 16: 7:00 AM–1:00 PM' */
export const exception = (day: string, said: string) => `${day}: ${said}`;
export const willAppear = 'How it will appear';
export const standsNow = 'How it appears now';
export const unknownShown = 'Unknown. Visitors see typical hours.';
/** @param zone as in 'America/New_York' */
export const timesOf = (zone: string) => {
  const place = zone.split('/').at(-1)!.replaceAll('_', ' ');
  return `Times are shown in ${place} time.`;
};
export const notReadYet = 'The text can’t be read yet. Nothing changes until it can.';
export const notPlaced = 'Set the café’s position to see how the hours will appear.';
