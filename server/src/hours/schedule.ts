import { holidayRegionOf, type HolidayRegion } from './holiday-region.ts';
import { timeZoneOf } from './time-zone.ts';

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** All that the open times of a cafe depend on. There are few, however many cafes there are: the position only counts if the text refers to the sun. */
export interface Schedule {
  /** In OpenStreetMap's syntax of `opening_hours`. */
  text: string;
  /** IANA. */
  timeZone: string;
  /** Null where the text asks for no holidays, or nothing is known of them there. */
  region: HolidayRegion | null;
  /** Null where the text does not ask for the sun. */
  sun: Position | null;
}

const COMMENTS = /"[^"]*"/g;
const HOLIDAYS = /\b(?:PH|SH)\b|holiday/i;
const SUN = /dawn|dusk|sun|daytime/i;

/** A tenth of a degree moves the sun by less than half a minute. */
const rounded = (degrees: number) => Math.round(degrees * 10) / 10;

export function scheduleOf(text: string, { latitude, longitude }: Position): Schedule {
  const rules = text.replace(COMMENTS, '');
  const timeZone = timeZoneOf(latitude, longitude);
  return {
    text,
    timeZone,
    region: HOLIDAYS.test(rules) ? holidayRegionOf(timeZone, { latitude, longitude }) : null,
    sun: SUN.test(rules) ? { latitude: rounded(latitude), longitude: rounded(longitude) } : null,
  };
}

/** The same for equal schedules, and for no others. */
export const scheduleKey = ({ text, timeZone, region, sun }: Schedule): string =>
  JSON.stringify([text, timeZone, region, sun]);
