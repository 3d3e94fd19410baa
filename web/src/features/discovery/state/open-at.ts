import type { OpenAt } from '@cortado/contract';
import { WEEKDAYS, type Weekday } from '@cortado/contract/vocabulary';
import { clockTime } from '../../../lib/clock.ts';
import { addDays } from '../../hours/shown-days.ts';
import * as texts from '../texts.tsx';

const STEP_MINUTES = 30;

/** A time of a weekday. */
export interface WeekTime {
  day: Weekday;
  /** Since midnight. */
  minutes: number;
}

/** Null for 'now'. */
export function readWeekTime(openAt: OpenAt): WeekTime | null {
  const [day, time = ''] = openAt.split('-');
  const known = WEEKDAYS.find((one) => one === day);
  return known
    ? { day: known, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(2)) }
    : null;
}

export function writeWeekTime({ day, minutes }: WeekTime): OpenAt {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${day}-${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}

/** The next half hour by the visitor's clock. */
export function nextHalfHour(now: Date): WeekTime {
  const at = new Date(now);
  at.setMinutes((Math.floor(at.getMinutes() / STEP_MINUTES) + 1) * STEP_MINUTES, 0, 0);
  return {
    day: WEEKDAYS[(at.getDay() + 6) % 7]!,
    minutes: at.getHours() * 60 + at.getMinutes(),
  };
}

/**
 * The first time that is asked for from a moment on, both as clocks at a cafe show them: 'YYYY-MM-DDTHH:MM'. Null for 'now'.
 */
export function askedTime(openAt: OpenAt, from: string): string | null {
  const time = readWeekTime(openAt);
  if (!time) return null;
  const date = from.slice(0, 'YYYY-MM-DD'.length);
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  const later = (WEEKDAYS.indexOf(time.day) - weekday + 7) % 7;
  const on = (days: number) => `${addDays(date, days)}T${openAt.slice(-4, -2)}:${openAt.slice(-2)}`;
  return on(later) < from ? on(later + 7) : on(later);
}

/** 'Open now', 'Open Mon 7:00 AM' */
export function openLabel(openAt: OpenAt): string {
  const time = readWeekTime(openAt);
  return time ? texts.openOn(texts.weekdays[time.day], clockTime(time.minutes)) : texts.openNow;
}
