import type { OpenInterval } from '@cortado/contract';
import { inZone } from './library.ts';
import { openIntervals } from './open-intervals.ts';
import type { ParsedHours } from './parse-hours.ts';
import { dayText, startOfDay } from './wall-date.ts';

const WEEK_DAYS = 7;
const YEAR_DAYS = 366;
/** Unknown times may come before it opens, but hours of which that is often so have no season. */
const MAX_CHANGES = 4;

/**
 * When it is open in the week that begins with the next day on which it opens.
 * @param fromDate 'YYYY-MM-DD', a day on which it is closed
 * @returns undefined where it does not open within a year
 */
export function opensAgain(parsed: ParsedHours, fromDate: string): OpenInterval[] | undefined {
  const limit = startOfDay(fromDate, YEAR_DAYS);
  try {
    const opens = inZone(parsed.schedule.timeZone, () => {
      const iterator = parsed.hours.getIterator(startOfDay(fromDate));
      for (let change = 0; change < MAX_CHANGES && iterator.advance(limit); change += 1)
        if (iterator.getState()) return iterator.getDate();
      return null;
    });
    return (
      (opens && opens < limit && openIntervals(parsed, dayText(opens), WEEK_DAYS).hours) ||
      undefined
    );
  } catch {
    return undefined;
  }
}
