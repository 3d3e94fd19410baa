import { formatWeekdayDate } from '../../../lib/dates.ts';
import { stretchText } from '../../hours/stretch-text.ts';
import * as hoursTexts from '../../hours/texts.tsx';
import { textToWeek } from '../../hours/week-text.ts';
import type { Stretch } from '../../hours/week.ts';
import * as texts from './texts.ts';

const dayText = (stretches: readonly Stretch[]) =>
  stretches.map(stretchText).join(', ') || hoursTexts.closed;

export interface WeekLine {
  /** 'Mon–Fri', 'Thu, Dec 24'; '' where the hours are written as a rule. */
  days: string;
  hours: string;
}

/** Hours as lines of days that follow one another and are alike, then dates and other rules; a text that is no week stands as it is. */
export function weekLines(text: string): WeekLine[] {
  if (text.trim() === '') return [];
  const week = textToWeek(text);
  if (!week) return [{ days: '', hours: text }];
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [day, stretches] of week.days.entries()) {
    const hours = stretches ? dayText(stretches) : hoursTexts.notKnown;
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const lines = runs.map(({ first, last, hours }) => ({
    days: texts.dayRange(hoursTexts.shortDays[first]!, hoursTexts.shortDays[last]!),
    hours,
  }));
  const holidays = { days: texts.holidays, hours: hoursTexts.closed };
  return [
    ...lines,
    ...(week.closedOnHolidays ? [holidays] : []),
    ...week.rules.map((rule) => ({ days: '', hours: rule })),
    ...week.dates.map(({ date, stretches }) => ({
      days: formatWeekdayDate(date),
      hours: dayText(stretches),
    })),
  ];
}
