import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { readDayRule } from '@cortado/contract/hours-rule';
import { DAYS, type Day } from '@cortado/contract/week';
import { DAY_MS, MINUTE_MS } from '../../core/durations.ts';
import type { HolidayRegion } from '../../hours/holiday-region.ts';
import { MAX_CHANGES_A_DAY, type Stretch } from '../../hours/open-intervals.ts';
import { publicHolidays } from '../../hours/public-holidays.ts';
import type { Schedule } from '../../hours/schedule.ts';
import { withoutHolidays } from '../../hours/without-holidays.ts';

/** By weekday from Monday on, in minutes of the day: from each even to each odd entry, in order. */
type Week = readonly (readonly number[])[];

interface PlainWeek {
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

/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 3;

interface PlainDay {
  /** Counted from 1970. */
  day: number;
  /** In minutes of the day: from each even to each odd entry. */
  spans: readonly number[];
  /** Of the holiday whose rule may hold. */
  name: string | undefined;
}

/** As `plainWeek`. Where no public holidays are known, there are none. */
export function plainWeekOf({ text, region }: Schedule): PlainWeek | null {
  const plain = plainWeek(text);
  if (!plain?.holidays || region !== null) return plain;
  return plainWeek(withoutHolidays(text).replace(/;\s*$/, '').trim());
}

/** @returns null if the holidays can't be evaluated */
export function plainDays(
  { week, holidays }: PlainWeek,
  region: HolidayRegion | null,
  from: number,
  to: number,
): PlainDay[] | null {
  const names = holidays ? region && publicHolidays(region, from, to) : new Map<number, string>();
  if (!names) return null;
  return Array.from({ length: to - from }, (_, later) => {
    const day = from + later;
    const name = names.get(day);
    const weekday = (day + FIRST_WEEKDAY) % week.length;
    const spans = (name === undefined ? week : (holidays ?? week))[weekday]!;
    return { day, spans, name };
  });
}

/** In minutes counted from 1970, in order. */
export const toMinutes = (days: readonly PlainDay[]): Int32Array =>
  Int32Array.from(
    days.flatMap(({ day, spans }) => spans.map((minute) => day * MINUTES_OF_DAY + minute)),
  );

/** Also each holiday as a whole, with its name. */
export const toStretches = (days: readonly PlainDay[]): Stretch[] =>
  days.flatMap(({ day, spans, name }) => {
    const stretch = (from: number, to: number, state: Stretch['state']): Stretch => ({
      from: new Date(day * DAY_MS + from * MINUTE_MS),
      to: new Date(day * DAY_MS + to * MINUTE_MS),
      state,
      comment: name,
    });
    const open = spans.flatMap((from, at) =>
      at % 2 === 0 ? stretch(from, spans[at + 1]!, 'open') : [],
    );
    return name === undefined ? open : [stretch(0, MINUTES_OF_DAY, 'closed'), ...open];
  });
