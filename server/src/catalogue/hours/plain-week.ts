import { MAX_CHANGES_A_DAY } from '../../hours/open-intervals.ts';

/** By weekday from Monday on, in minutes of the day: from each even to each odd entry, in order. */
type Week = readonly (readonly number[])[];

export interface PlainWeek {
  week: Week;
  /** What holds instead on public holidays; null where they are like other days. */
  holidays: Week | null;
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const HOLIDAY = 'PH';
const DAY_MINUTES = 1440;
const TIME = '(?:[01]\\d|2[0-4]):[0-5]\\d';
const SPAN = `${TIME}-${TIME}`;
const DAY = `(?:${DAYS.join('|')})`;
const RANGE = `(?:${DAY}(?:-${DAY})?|${HOLIDAY})`;
const RULE = new RegExp(`^(?:(${RANGE}(?:,${RANGE})*) )?(${SPAN}(?:,${SPAN})*|off)$`);
/** The package calls more of them too many. */
const MAX_SPANS = MAX_CHANGES_A_DAY / 2 - 1;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function daysOf(ranges: readonly string[]): number[] {
  return ranges.flatMap((range) => {
    if (range === HOLIDAY) return [];
    const [first = 0, last = first] = range.split('-').map((day) => DAYS.indexOf(day));
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, at) => (first + at) % 7);
  });
}

/** @returns null unless they are in order, without meeting each other or midnight */
function spansOf(times: string): number[] | null {
  const spans =
    times === 'off' ? [] : times.split(',').map((span) => span.split('-').map(toMinutes));
  if (spans.length > MAX_SPANS) return null;
  let last = 0;
  for (const [from = 0, to = 0] of spans) {
    if (from < last || from >= to || to >= DAY_MINUTES) return null;
    last = to + 1;
  }
  return spans.flat();
}

/**
 * Reads the simplest hours, as most are: rules of weekdays, public holidays and times within a day. It takes some microseconds,
 * where the package takes milliseconds to tell the same.
 * @returns null for any other text
 */
export function plainWeek(text: string): PlainWeek | null {
  const week: number[][] = DAYS.map(() => []);
  const holidays: number[][] = DAYS.map(() => []);
  let asksForHolidays = false;
  for (const [at, rule] of text.split(/; ?/).entries()) {
    const [, list, times = ''] = RULE.exec(rule) ?? [];
    const spans = spansOf(times);
    // A later rule of all days adds to the earlier ones, as one of some days does not.
    if (times === '' || !spans || (list === undefined && at > 0)) return null;
    const ranges = list === undefined ? ['Mo-Su'] : list.split(',');
    const isOfHolidays = ranges.includes(HOLIDAY);
    asksForHolidays ||= isOfHolidays;
    const days = daysOf(ranges);
    for (const day of days) week[day] = spans;
    for (const day of isOfHolidays ? holidays.keys() : days) holidays[day] = spans;
  }
  return { week, holidays: asksForHolidays ? holidays : null };
}
