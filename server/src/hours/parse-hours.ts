import { readHours, type OpeningHours } from './library.ts';
import { moveClosedDays } from './move-closed-days.ts';
import type { Schedule } from './schedule.ts';
import { withoutHolidays } from './without-holidays.ts';

/** Hours that can be read. */
export interface ParsedHours {
  schedule: Schedule;
  hours: OpeningHours;
}

function locationOf({ region, sun }: Schedule) {
  const [country, state] = region?.split('-') ?? [];
  return {
    ...(sun && { lat: String(sun.latitude), lon: String(sun.longitude) }),
    address: {
      ...(country && { country_code: country }),
      ...(state && { 'ISO3166-2-lvl4': `${country}-${state}` }),
    },
  };
}

/** Null for a text that can't be read. Where no public holidays are known, there are none. */
export function parseHours(schedule: Schedule): ParsedHours | null {
  const location = locationOf(schedule);
  for (const text of new Set([schedule.text, withoutHolidays(schedule.text)])) {
    try {
      return { schedule, hours: readHours(moveClosedDays(text), location) };
    } catch {
      // The next text, or none.
    }
  }
  return null;
}
