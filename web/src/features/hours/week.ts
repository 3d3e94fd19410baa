import { MINUTES_OF_DAY } from '@cortado/contract/clock';

/** The days of a week as hours are written, from Monday. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Open from one minute of the day to another; before or at `from`, `to` is on the next day. */
export interface Stretch {
  from: number;
  /** 1440 where it ends at midnight. */
  to: number;
}

export interface SingleDate {
  /** 'YYYY-MM-DD' */
  date: string;
  /** Why, or ''. */
  name: string;
  /** Empty: closed. */
  stretches: readonly Stretch[];
}

/** The stretches of a day; an empty one is closed, of null nobody knows. */
export type Day = readonly Stretch[] | null;

/** A usual week with its exceptions. */
export interface Week {
  /** Seven, from Monday. */
  days: readonly Day[];
  closedOnHolidays: boolean;
  /** What holds over the days and only the text can change: rules of seasons, holidays and the like. */
  rules: readonly string[];
  /** In order; they hold over the rules. */
  dates: readonly SingleDate[];
}

export const ALL_DAY: Stretch = { from: 0, to: MINUTES_OF_DAY };
const weekOf = (day: Day): Week => ({
  days: DAYS.map(() => day),
  closedOnHolidays: false,
  rules: [],
  dates: [],
});
export const CLOSED_WEEK: Week = weekOf([]);
export const UNKNOWN_WEEK: Week = weekOf(null);

export const isAllDay = ({ from, to }: Stretch): boolean => from === 0 && to === MINUTES_OF_DAY;
export const endsNextDay = ({ from, to }: Stretch): boolean => to < from;

/** The end of a stretch in minutes of the day it begins on. */
const endOf = (stretch: Stretch) => stretch.to + (endsNextDay(stretch) ? MINUTES_OF_DAY : 0);

const overlaps = (a: Stretch, b: Stretch, later = 0) =>
  a.from < endOf(b) + later && b.from + later < endOf(a);

/** What keeps a stretch from being stored. */
export type StretchProblem = { kind: 'empty' } | { kind: 'overlap'; other: Stretch };

/**
 * The problem of one stretch of a day.
 * @param nextDay the stretches of the day after, into which it may last
 * @param dayBefore the stretches of the day before, which may last into it
 */
export function stretchProblem(
  stretches: readonly Stretch[],
  index: number,
  nextDay: readonly Stretch[] = [],
  dayBefore: readonly Stretch[] = [],
): StretchProblem | null {
  const stretch = stretches[index]!;
  if (stretch.from === stretch.to) return { kind: 'empty' };
  const other =
    stretches.find((one, at) => at !== index && overlaps(stretch, one)) ??
    nextDay.find((one) => overlaps(stretch, one, MINUTES_OF_DAY)) ??
    dayBefore.find((one) => overlaps(stretch, one, -MINUTES_OF_DAY));
  return other ? { kind: 'overlap', other } : null;
}

/** The problem of one stretch of a usual day. */
export function dayProblem(week: Week, day: number, index: number): StretchProblem | null {
  const { days } = week;
  return stretchProblem(
    days[day] ?? [],
    index,
    days[(day + 1) % 7] ?? [],
    days[(day + 6) % 7] ?? [],
  );
}

/** Whether a week can be stored. */
export function isSound(week: Week): boolean {
  return (
    week.days.every((stretches, day) =>
      (stretches ?? []).every((_, index) => dayProblem(week, day, index) === null),
    ) &&
    week.dates.every(({ stretches }) =>
      stretches.every((_, index) => stretchProblem(stretches, index) === null),
    )
  );
}

export function withDay(week: Week, day: number, stretches: Day): Week {
  return { ...week, days: week.days.with(day, stretches) };
}

/** Whether another rule says what holds on public holidays. */
export const hasHolidayRule = ({ rules }: Week): boolean =>
  rules.some((rule) => rule.startsWith('PH'));

export const isAllUnknown = ({ days }: Week): boolean => days.every((day) => day === null);

/** An hour after the last stretch of a day begins the next one; of a day without any, the usual ones. */
export function addedStretch(stretches: readonly Stretch[]): Stretch {
  const last = stretches.at(-1);
  if (!last) return { from: 8 * 60, to: 18 * 60 };
  const from = (endOf(last) + 60) % MINUTES_OF_DAY;
  return { from, to: Math.min(from + 4 * 60, MINUTES_OF_DAY) };
}

/** The dates that are not over. @param today 'YYYY-MM-DD' at the cafe */
export function withoutPast(week: Week, today: string): Week {
  return { ...week, dates: week.dates.filter(({ date }) => date >= today) };
}

/** With a date added or replaced, in order. */
export function withDate(week: Week, added: SingleDate, replaced = added.date): Week {
  const others = week.dates.filter(({ date }) => date !== added.date && date !== replaced);
  const dates = [...others, added].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { ...week, dates };
}
