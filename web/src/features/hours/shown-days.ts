import type { Cafe, HoursException, OpenInterval } from '@cortado/contract';
import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { intervalText } from './week.ts';
import * as texts from '#messages/hours';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 7;

/** The known hours of a cafe. */
export type KnownHours = Pick<Cafe, 'unknownDays' | 'exceptions'> & { hours: OpenInterval[] };

/** A day of the hours card. */
export interface ShownDay {
  date: string;
  /** '7:00 AM–3:00 PM' each; empty: closed, null: unknown. */
  hours: readonly string[] | null;
  /** Of a day that is not as usual; the name is ''  where it has none. */
  exception: { name: string } | null;
}

/** 'YYYY-MM-DD', so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export const minutesBetween = (from: string, to: string) =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
const minuteOf = (local: string) => minutesBetween(`${local.slice(0, 10)}T00:00`, local);

/** An interval by the days it belongs to: at its beginning, and a longer one than a day at each. */
export function byDay({ from, to }: OpenInterval): OpenInterval[] {
  if (minutesBetween(from, to) <= MINUTES_OF_DAY) return [{ from, to }];
  const midnight = `${addDays(from.slice(0, 10), 1)}T00:00`;
  return [{ from, to: midnight }, ...byDay({ from: midnight, to })];
}

/** '7:00 AM–3:00 PM' */
function openText({ from, to }: OpenInterval): string {
  return intervalText({ from: minuteOf(from), to: minuteOf(to) || MINUTES_OF_DAY });
}

const onDate = (intervals: readonly OpenInterval[], date: string) =>
  intervals.filter(({ from }) => from.startsWith(date)).map(openText);

/** The seven days from one on. */
export function shownDays(known: KnownHours, first: string): ShownDay[] {
  const { hours, unknownDays = [], exceptions = [] } = known;
  const intervals = hours.flatMap(byDay);
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const date = addDays(first, index);
    const exception = exceptions.find((one) => one.date === date);
    return {
      date,
      hours: unknownDays.includes(date) ? null : onDate(intervals, date),
      exception: exception ? { name: exception.name ?? '' } : null,
    };
  });
}

/** Exceptions of consecutive days that are alike: '7:00 AM–1:00 PM' or 'closed'. */
interface LaterExceptions {
  from: string;
  /** The same day where it is one. */
  through: string;
  name: string;
  said: string;
}

/** The exceptions after those days. */
export function laterExceptions(
  exceptions: readonly HoursException[],
  first: string,
): LaterExceptions[] {
  const end = addDays(first, SHOWN_DAYS);
  const found: LaterExceptions[] = [];
  for (const { date, name, intervals } of exceptions) {
    if (date < end) continue;
    const said = intervals.map(openText).join(', ') || texts.exceptionClosed();
    const last = found.at(-1);
    const follows = last?.through === addDays(date, -1);
    if (last && follows && last.said === said && last.name === (name ?? '')) last.through = date;
    else found.push({ from: date, through: date, name: name ?? '', said });
  }
  return found;
}
