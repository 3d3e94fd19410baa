import { MINUTES_OF_DAY } from './clock.ts';

/** The days of a week as hours are written, from Monday. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Open from one minute of the day to another; before or at `from`, `to` is on the next day. */
export interface Interval {
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
  intervals: readonly Interval[];
}

/** The intervals of a day; empty means closed, null unknown. */
export type Day = readonly Interval[] | null;

/** A usual week with its exceptions. */
export interface Week {
  /** Seven, from Monday. */
  days: readonly Day[];
  closedOnHolidays: boolean;
  /** What overrides the days and only the text can change: rules of seasons, holidays and the like. */
  rules: readonly string[];
  /** In order; they override the rules. */
  dates: readonly SingleDate[];
}

export const ALL_DAY: Interval = { from: 0, to: MINUTES_OF_DAY };
const weekOf = (day: Day): Week => ({
  days: DAYS.map(() => day),
  closedOnHolidays: false,
  rules: [],
  dates: [],
});
export const CLOSED_WEEK: Week = weekOf([]);
export const UNKNOWN_WEEK: Week = weekOf(null);

export const endsNextDay = ({ from, to }: Interval): boolean => to < from;

export function withDay(week: Week, day: number, intervals: Day): Week {
  return { ...week, days: week.days.with(day, intervals) };
}

/** With a date added or replaced, in order. */
export function withDate(week: Week, added: SingleDate): Week {
  const others = week.dates.filter(({ date }) => date !== added.date);
  const dates = [...others, added].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { ...week, dates };
}
