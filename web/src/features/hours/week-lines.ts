import { textToWeek } from '@cortado/contract/read-week';
import type { Interval } from '@cortado/contract/week';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { shortDayNames } from './day-names.ts';
import { intervalText } from './week.ts';
import * as texts from '#messages/hours';

const dayText = (intervals: readonly Interval[]) =>
  intervals.map(intervalText).join(', ') || texts.closed();

export interface WeekLine {
  /** 'Mon–Fri', 'Thu, Dec 24'; '' where the hours are written as a rule. */
  days: string;
  hours: string;
}

/** Hours as lines of consecutive days that are alike, then dates and other rules; a text that is no week is one line. */
export function weekLines(text: string): WeekLine[] {
  if (text.trim() === '') return [];
  const week = textToWeek(text);
  if (!week) return [{ days: '', hours: text }];
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [day, intervals] of week.days.entries()) {
    const hours = intervals ? dayText(intervals) : texts.notKnown();
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const names = shortDayNames();
  const lines = runs.map(({ first, last, hours }) => ({
    days:
      first === last ? names[first]! : texts.dayRange({ first: names[first]!, last: names[last]! }),
    hours,
  }));
  const holidays = { days: texts.holidays(), hours: texts.closed() };
  return [
    ...lines,
    ...(week.closedOnHolidays ? [holidays] : []),
    ...week.rules.map((rule) => ({ days: '', hours: rule })),
    ...week.dates.map(({ date, intervals }) => ({
      days: formatWeekdayDate(date),
      hours: dayText(intervals),
    })),
  ];
}
