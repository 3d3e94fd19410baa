import type { HoursException } from '@cortado/contract';
import { hoursExceptions } from './exceptions.ts';
import { NOTHING_KNOWN, openIntervals, type KnownHours } from './open-intervals.ts';
import { parseHours } from './parse-hours.ts';
import { scheduleOf, type Position } from './schedule.ts';
import { todayIn } from './time-zone.ts';

/** How many days of open hours a cafe presents, from today on. */
export const SHOWN_DAYS = 8;
/** How many days of exceptions it presents, from today on. */
export const EXCEPTION_DAYS = 28;

/** All that a cafe presents of its hours. */
export interface CafeHours extends KnownHours {
  timeZone: string;
  exceptions: HoursException[];
}

/** What a cafe presents of its hours at an instant. @param text empty: unknown */
export function cafeHours(text: string, position: Position, now: Date): CafeHours {
  const schedule = scheduleOf(text, position);
  const { timeZone } = schedule;
  const parsed = text === '' ? null : parseHours(schedule);
  const today = todayIn(timeZone, now.getTime());
  return {
    timeZone,
    ...(parsed ? openIntervals(parsed, today, SHOWN_DAYS) : NOTHING_KNOWN),
    exceptions: parsed ? hoursExceptions(parsed, today, EXCEPTION_DAYS) : [],
  };
}
