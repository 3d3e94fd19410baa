import { stretchText } from '../../hours/stretch-text.ts';
import * as hoursTexts from '../../hours/texts.tsx';
import { textToWeek } from '../../hours/week-text.ts';
import * as texts from './texts.ts';

export interface WeekLine {
  /** 'Mon–Fri'; '' where the hours are not a plain week. */
  days: string;
  hours: string;
}

/** Hours as lines of days that follow one another and are alike; a text that is more than a week stands as it is. */
export function weekLines(text: string): WeekLine[] {
  if (text.trim() === '') return [];
  const week = textToWeek(text);
  if (!week || week.dates.length > 0) return [{ days: '', hours: text }];
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [day, stretches] of week.days.entries()) {
    const hours = stretches.map(stretchText).join(', ') || hoursTexts.closed;
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  const lines = runs.map(({ first, last, hours }) => ({
    days: texts.dayRange(hoursTexts.shortDays[first]!, hoursTexts.shortDays[last]!),
    hours,
  }));
  return week.closedOnHolidays
    ? [...lines, { days: texts.holidays, hours: hoursTexts.closed }]
    : lines;
}
