import { clockTime, MINUTES_OF_DAY } from './clock.ts';
import { WEEKDAYS, type Weekday } from './public-enums.ts';

/**
 * When a cafe is to be open, by the clock of its own time zone:
 * - 'now', or '24h': without a break on the seven days from today on;
 * - at a minute: 'mon-0730' is the next one, '2026-11-26-1000' that of a date;
 * - at some time between two: 'sun-0600-1200', '2026-11-26-1800-2400';
 * - at some time of a day: 'tue', '2026-11-26'; or from a weekday to another: 'sat-sun'.
 * If a time has begun, only the rest of it counts.
 */
export type OpenAt =
  | 'now'
  | '24h'
  | Weekday
  | `${Weekday}-${string}`
  | `${number}-${number}-${string}`;

/** A day from which a cafe is to be open at some time, in minutes since that day's midnight; `to` is not among them. */
export interface OpenTime {
  day: Weekday | `${number}-${number}-${string}`;
  from: number;
  to: number;
}

const CLOCK = '(?:[01]\\d|2[0-3])[0-5]\\d';
const WEEKDAY = WEEKDAYS.join('|');
const OPEN_TIME = new RegExp(
  `^(${WEEKDAY}|20\\d\\d-\\d\\d-\\d\\d)(?:-(${WEEKDAY})|-(${CLOCK})(?:-(${CLOCK}|2400))?)?$`,
);
/** What is open before then belongs to the night before. */
const MORNING = 5 * 60;
const NOON = MINUTES_OF_DAY / 2;
const EVENING = NOON + 6 * 60;
const WEEK = WEEKDAYS.length;
const MINUTE_MS = 60_000;

const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2));
const indexOf = (day: string) => WEEKDAYS.findIndex((one) => one === day);

/** The minute at which a date begins, counted from 1970; NaN for a date that does not exist. */
export function startOfDate(date: string): number {
  const time = new Date(`${date}T00:00Z`);
  const isDate = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
  return isDate ? time.getTime() / MINUTE_MS : Number.NaN;
}

/** Null for 'now' and '24h', and for an invalid text. */
export function toOpenTime(openAt: string): OpenTime | null {
  const [, day, last, from, to] = OPEN_TIME.exec(openAt) ?? [];
  if (day === undefined) return null;
  const first = indexOf(day);
  if (first < 0 && (last !== undefined || Number.isNaN(startOfDate(day)))) return null;
  const days = last === undefined ? 0 : (indexOf(last) - first + WEEK) % WEEK;
  const begin = from === undefined ? MORNING : toMinutes(from);
  const end = to === undefined ? begin + 1 : toMinutes(to);
  const isDays = from === undefined;
  const time = {
    day: day as OpenTime['day'],
    from: begin,
    to: isDays ? (days + 1) * MINUTES_OF_DAY : end,
  };
  return time.from < time.to ? time : null;
}

/** In its canonical spelling; null for an invalid text. */
export function readOpenAt(text: string): OpenAt | null {
  const canonical = text.trim().toLowerCase();
  const isOne = canonical === 'now' || canonical === '24h' || toOpenTime(canonical) !== null;
  return isOne ? (canonical as OpenAt) : null;
}

export const weekdayName = (day: Weekday): string => day[0]!.toUpperCase() + day.slice(1);

function dayName(day: OpenTime['day']): string {
  const weekday = WEEKDAYS.find((one) => one === day);
  if (weekday) return weekdayName(weekday);
  const parts = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-US', parts);
}

function timesName({ from, to }: OpenTime): string {
  if (to === from + 1) return clockTime(from);
  if (from === 0) return `before ${clockTime(to)}`;
  if (from === EVENING && to === MINUTES_OF_DAY) return 'evening';
  if (to === MINUTES_OF_DAY) return `after ${clockTime(from)}`;
  if (from === NOON && to === EVENING) return 'afternoon';
  if (from === EVENING - NOON && to === NOON) return 'morning';
  return `${clockTime(from)}–${clockTime(to)}`;
}

/** 'Open now', 'Open Mon 7:00 AM', 'Open Sun morning', 'Open Sat–Sun', 'Open Thu, Nov 26' */
export function openAtLabel(openAt: OpenAt): string {
  const time = toOpenTime(openAt);
  if (!time) return openAt === '24h' ? 'Open 24 hours' : 'Open now';
  const { day, from, to } = time;
  const days = Math.ceil(to / MINUTES_OF_DAY);
  if (from !== MORNING || to !== days * MINUTES_OF_DAY)
    return `Open ${dayName(day)} ${timesName(time)}`;
  const last = WEEKDAYS[(indexOf(day) + days - 1) % WEEK]!;
  return `Open ${dayName(day)}${days > 1 ? `–${weekdayName(last)}` : ''}`;
}
