import { MINUTES_OF_DAY, clockTime } from '@cortado/contract/clock';
import { endsNextDay, type Interval, type Week } from '@cortado/contract/week';
import * as texts from '#messages/hours';

export const isAllDay = ({ from, to }: Interval): boolean => from === 0 && to === MINUTES_OF_DAY;

/** The end of an interval in minutes of the day it begins on. */
const endOf = (interval: Interval) => interval.to + (endsNextDay(interval) ? MINUTES_OF_DAY : 0);

const overlaps = (a: Interval, b: Interval, later = 0) =>
  a.from < endOf(b) + later && b.from + later < endOf(a);

/** Why an interval cannot be stored. */
export type IntervalProblem = { kind: 'empty' } | { kind: 'overlap'; other: Interval };

/**
 * The problem of one interval of a day.
 * @param nextDay the intervals of the day after, into which it may last
 * @param dayBefore the intervals of the day before, which may last into it
 */
export function intervalProblem(
  intervals: readonly Interval[],
  index: number,
  nextDay: readonly Interval[] = [],
  dayBefore: readonly Interval[] = [],
): IntervalProblem | null {
  const interval = intervals[index]!;
  if (interval.from === interval.to) return { kind: 'empty' };
  const other =
    intervals.find((one, at) => at !== index && overlaps(interval, one)) ??
    nextDay.find((one) => overlaps(interval, one, MINUTES_OF_DAY)) ??
    dayBefore.find((one) => overlaps(interval, one, -MINUTES_OF_DAY));
  return other ? { kind: 'overlap', other } : null;
}

/** The problem of one interval of a usual day. */
export function dayProblem(week: Week, day: number, index: number): IntervalProblem | null {
  const { days } = week;
  return intervalProblem(
    days[day] ?? [],
    index,
    days[(day + 1) % 7] ?? [],
    days[(day + 6) % 7] ?? [],
  );
}

/** Whether a week can be stored. */
export function isValid(week: Week): boolean {
  return (
    week.days.every((intervals, day) =>
      (intervals ?? []).every((_, index) => dayProblem(week, day, index) === null),
    ) &&
    week.dates.every(({ intervals }) =>
      intervals.every((_, index) => intervalProblem(intervals, index) === null),
    )
  );
}

/** Whether another rule is about public holidays. */
export const hasHolidayRule = ({ rules }: Week): boolean =>
  rules.some((rule) => rule.startsWith('PH'));

export const isAllUnknown = ({ days }: Week): boolean => days.every((day) => day === null);

/** An hour after the last interval of a day begins the next one; of a day without any, the usual ones. */
export function addedInterval(intervals: readonly Interval[]): Interval {
  const last = intervals.at(-1);
  if (!last) return { from: 8 * 60, to: 18 * 60 };
  const from = (endOf(last) + 60) % MINUTES_OF_DAY;
  return { from, to: Math.min(from + 4 * 60, MINUTES_OF_DAY) };
}

/** The dates that are not over. @param today 'YYYY-MM-DD' at the cafe */
export function withoutPast(week: Week, today: string): Week {
  return { ...week, dates: week.dates.filter(({ date }) => date >= today) };
}

/** '7:00 AM–9:00 PM' */
export function intervalText(interval: Interval): string {
  if (isAllDay(interval)) return texts.allDay();
  return texts.range({ begin: clockTime(interval.from), end: clockTime(interval.to) });
}
