import { BoundedCache } from '../core/bounded-cache.ts';
import type { HolidayRegion } from './holiday-region.ts';
import { stretches } from './open-intervals.ts';
import { parseHours } from './parse-hours.ts';
import { startOfDay } from './wall-date.ts';
import { DAY_MS } from '../core/durations.ts';

const MONTHS = 12;
const MAX_BYTES = 2 * 1024 * 1024;

/** The name of each, by its day counted from 1970. */
export type PublicHolidays = ReadonlyMap<number, string>;

/** The package computes a whole year's holidays for each requested day, so it is called once for each month of a region. */
const known = new BoundedCache<PublicHolidays | null>(MAX_BYTES);

const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);

const startOfMonth = (month: number) => {
  const [year, ofYear] = [Math.floor(month / MONTHS), (month % MONTHS) + 1];
  return startOfDay(`${year}-${String(ofYear).padStart(2, '0')}-01`);
};

function evaluateMonth(region: HolidayRegion, month: number): PublicHolidays | null {
  const parsed = parseHours({ text: 'PH', timeZone: 'UTC', region, sun: null });
  if (!parsed) return null;
  const holidays = new Map<number, string>();
  try {
    for (const one of stretches(parsed, startOfMonth(month), startOfMonth(month + 1)))
      if (one.state === 'open')
        for (let day = dayOf(one.from); day < dayOf(one.to); day++)
          holidays.set(day, one.comment ?? '');
  } catch {
    return null;
  }
  return holidays;
}

function holidaysOfMonth(region: HolidayRegion, month: number): PublicHolidays | null {
  const key = `${region} ${month}`;
  let holidays = known.get(key);
  if (holidays === undefined) {
    holidays = evaluateMonth(region, month);
    known.set(key, holidays, 1);
  }
  return holidays;
}

/**
 * The public holidays from a day to before another, and maybe some around them. Days are counted from 1970.
 * @returns null where none are known
 */
export function publicHolidays(
  region: HolidayRegion,
  from: number,
  to: number,
): PublicHolidays | null {
  const month = (day: number) => {
    const date = new Date(day * DAY_MS);
    return date.getUTCFullYear() * MONTHS + date.getUTCMonth();
  };
  const all = new Map<number, string>();
  for (let at = month(from); at <= month(to); at++) {
    const holidays = holidaysOfMonth(region, at);
    if (!holidays) return null;
    for (const [day, name] of holidays) all.set(day, name);
  }
  return all;
}
