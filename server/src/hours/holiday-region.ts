import { ZONES_BY_COUNTRY } from './country-zones.ts';

/** Whose public holidays hold: a country's code in small letters, as 'us', with a dash and the state's where it is known. */
export type HolidayRegion = string;

const countryByZone = new Map(
  Object.entries(ZONES_BY_COUNTRY).flatMap(([country, zones]) =>
    zones.split(' ').map((zone) => [zone, country]),
  ),
);

/** Null where no holidays are known. */
export const holidayRegionOf = (timeZone: string): HolidayRegion | null =>
  countryByZone.get(timeZone) ?? null;
