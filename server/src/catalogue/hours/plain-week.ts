import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { readDayRule } from '@cortado/contract/hours-rule';
import { DAYS, type Day } from '@cortado/contract/week';
import { MAX_CHANGES_A_DAY } from '../../hours/open-intervals.ts';

/** By weekday from Monday on, in minutes of the day: from each even to each odd entry, in order. */
type Week = readonly (readonly number[])[];

export interface PlainWeek {
  week: Week;
  /** What holds instead on public holidays; null where they are like other days. */
  holidays: Week | null;
}

const EVERY_DAY = [...DAYS.keys()];
/** The package calls more of them too many. */
const MAX_SPANS = MAX_CHANGES_A_DAY / 2 - 1;

/** @returns null unless they are known and in order, without meeting each other or midnight */
function spansOf(intervals: Day): number[] | null {
  if (!intervals || intervals.length > MAX_SPANS) return null;
  let last = 0;
  for (const { from, to } of intervals) {
    if (from < last || from >= to || to >= MINUTES_OF_DAY) return null;
    last = to + 1;
  }
  return intervals.flatMap(({ from, to }) => [from, to]);
}

/**
 * Reads the simplest hours, as most are: rules of weekdays, public holidays and times within a day. It takes some microseconds,
 * where the package takes milliseconds for the same.
 * @returns null for any other text
 */
export function plainWeek(text: string): PlainWeek | null {
  const week: number[][] = DAYS.map(() => []);
  const holidays: number[][] = DAYS.map(() => []);
  let asksForHolidays = false;
  for (const [at, rule] of text.split(/; ?/).entries()) {
    const read = readDayRule(rule);
    const spans = read && spansOf(read.intervals);
    // A later rule of all days adds to the earlier ones, as one of some days does not.
    if (!spans || (read.days === null && at > 0)) return null;
    asksForHolidays ||= read.hasHolidays;
    const days = read.days ?? EVERY_DAY;
    for (const day of days) week[day] = spans;
    for (const day of read.hasHolidays ? EVERY_DAY : days) holidays[day] = spans;
  }
  return { week, holidays: asksForHolidays ? holidays : null };
}
