import type { HoursException, OpenInterval } from '@cortado/contract';
import { joinOpen, stretches, type Stretch } from './open-intervals.ts';
import { parseHours, type ParsedHours } from './parse-hours.ts';
import { dayText, minuteText, startOfDay } from './wall-date.ts';
import { DAY_MS } from '../core/durations.ts';

/** How many weeks before and after a day show what is usual on its weekday. */
const WEEKS = 4;

type Evaluate = (from: Date, to: Date) => Stretch[];

interface Day {
  date: string;
  /** Null: unknown. */
  intervals: OpenInterval[] | null;
  comment: string | null;
}

/** Splits what is open for more than a day at each midnight. */
function byDay({ from, to }: { from: Date; to: Date }): OpenInterval[] {
  const parts: OpenInterval[] = [];
  for (let begin = from; begin < to;) {
    const next = startOfDay(dayText(begin), 1);
    const end = to.getTime() - from.getTime() > DAY_MS && next < to ? next : to;
    parts.push({ from: minuteText(begin), to: minuteText(end) });
    begin = end;
  }
  return parts;
}

function daysOf(all: readonly Stretch[], first: string, count: number): Day[] {
  const open = new Map<string, OpenInterval[]>();
  for (const interval of joinOpen(all).flatMap(byDay)) {
    const date = interval.from.slice(0, first.length);
    open.set(date, [...(open.get(date) ?? []), interval]);
  }
  let next = 0;
  return Array.from({ length: count }, (_, index) => {
    const begin = startOfDay(first, index);
    const end = startOfDay(first, index + 1);
    const date = dayText(begin);
    while (next < all.length && all[next]!.to <= begin) next += 1;
    const own: Stretch[] = [];
    for (let at = next; at < all.length && all[at]!.from < end; at += 1) own.push(all[at]!);
    // What ends in the day is of the night before.
    const named = own.find(({ from, to, comment }) => comment && (from >= begin || to >= end));
    const unknown = own.some(({ state }) => state === 'unknown');
    return {
      date,
      intervals: unknown ? null : (open.get(date) ?? []),
      comment: named?.comment ?? null,
    };
  });
}

/** The times of a day without its date, to compare days. */
const timesOf = ({ date, intervals }: Day) =>
  intervals &&
  intervals
    .map(({ from, to }) => `${from.slice(date.length)}${Date.parse(`${to}Z`) - Date.parse(date)}`)
    .join();

/**
 * The days from one on that are not as usual: on most of the same weekdays of the four weeks before and after, the hours are other ones.
 * So a week that alternates with another is usual, and a season that begins too, but not a holiday or a fortnight's closing.
 * @param evaluate all stretches between two days, in order
 * @param fromDate 'YYYY-MM-DD'
 * @param compare as `evaluate`, what days are compared by
 */
export function exceptionsOf(
  evaluate: Evaluate,
  fromDate: string,
  days: number,
  compare = evaluate,
): HoursException[] {
  const margin = 7 * WEEKS;
  const first = dayText(startOfDay(fromDate, -margin));
  const count = days + 2 * margin;
  const read = (stretchesOf: Evaluate) =>
    daysOf(stretchesOf(startOfDay(first), startOfDay(first, count + 1)), first, count);
  const found = read(evaluate);
  const times = (compare === evaluate ? found : read(compare)).map(timesOf);
  return found.slice(margin, margin + days).flatMap((day, index) => {
    const own = times[margin + index]!;
    const counts = new Map<string | null, number>();
    for (let week = -WEEKS; week <= WEEKS; week += 1) {
      const other = times[margin + index + 7 * week]!;
      counts.set(other, (counts.get(other) ?? 0) + 1);
    }
    const isUsual = own === null || counts.get(own) === Math.max(...counts.values());
    if (isUsual || !day.intervals) return [];
    return [{ date: day.date, name: day.comment, intervals: day.intervals }];
  });
}

/** As `exceptionsOf`; none where the text can't be evaluated. Days are compared as if the sun rose and set at the same times. */
export function hoursExceptions(
  parsed: ParsedHours,
  fromDate: string,
  days: number,
): HoursException[] {
  const { schedule } = parsed;
  const compared = schedule.sun ? parseHours({ ...schedule, sun: null })! : parsed;
  if (compared.hours.isWeekStable()) return [];
  const by = (hours: ParsedHours) => (from: Date, to: Date) => stretches(hours, from, to);
  const evaluate = by(parsed);
  try {
    return exceptionsOf(evaluate, fromDate, days, compared === parsed ? evaluate : by(compared));
  } catch {
    return [];
  }
}
