import { WEEKDAYS, type CafeQuery, type OpenInterval } from '@cortado/contract';
import { openIntervals } from '../../hours/open-intervals.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { scheduleKey, scheduleOf } from '../../hours/schedule.ts';
import { todayIn, toWall } from '../../hours/time-zone.ts';
import { dayText, minuteText, startOfDay } from '../../hours/wall-date.ts';
import type { CatalogueCafe } from '../types.ts';

/** Hours of a cafe, each time anew from its text, written independently of the index, to test it. */

export interface PlainHours {
  openingHours: string | null;
  timeZone: string;
  hours: OpenInterval[] | null;
}

const DAYS = 8;

/** The package takes some milliseconds for a text. */
const known = new Map<string, OpenInterval[] | null>();

export function plainHours(cafe: CatalogueCafe, time: Date): PlainHours {
  const { openingHours, latitude, longitude } = cafe;
  const isPlaced = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const position = isPlaced ? { latitude, longitude } : { latitude: 0, longitude: 0 };
  const schedule = scheduleOf(openingHours, position);
  const today = todayIn(schedule.timeZone, time.getTime());
  const key = `${scheduleKey(schedule)} ${today}`;
  if (!known.has(key)) {
    const parsed = openingHours === '' ? null : parseHours(schedule);
    known.set(key, parsed && openIntervals(parsed, today, DAYS));
  }
  return {
    openingHours: openingHours === '' ? null : openingHours,
    timeZone: schedule.timeZone,
    hours: known.get(key)!,
  };
}

/** Whether it is open at the time that is asked for; null if that is unknown. */
export function plainIsOpen(
  { hours, timeZone }: PlainHours,
  openAt: NonNullable<CafeQuery['openAt']>,
  time: Date,
): boolean | null {
  if (!hours) return null;
  const now = minuteText(new Date(toWall(time.getTime(), timeZone)));
  const today = now.slice(0, 'YYYY-MM-DD'.length);
  let asked = now;
  if (openAt !== 'now') {
    const [weekday, clock = ''] = openAt.split('-');
    const days = Array.from({ length: DAYS }, (_, later) => startOfDay(today, later));
    const minutes = days
      .filter((day) => WEEKDAYS[(day.getUTCDay() + 6) % 7] === weekday)
      .map((day) => `${dayText(day)}T${clock.slice(0, 2)}:${clock.slice(2)}`);
    asked = minutes.find((minute) => minute >= now)!;
  }
  return hours.some(({ from, to }) => from <= asked && asked < to);
}
