import { createRequire } from 'node:module';
import type { opening_hours as OpeningHours } from 'opening_hours';
import { BoundedCache } from '../core/bounded-cache.ts';
import { DAY_MS } from '../core/durations.ts';
import { toInstant, toWall } from './time-zone.ts';

export type { OpeningHours };

/** A cafe's position in the form the package takes. Degrees are texts. */
interface Location {
  lat?: string;
  lon?: string;
  address: { country_code?: string; state?: string };
}

/** The times of the sun that the package asks for. */
const SUN_EVENTS = ['dawn', 'sunrise', 'sunset', 'dusk'] as const;
type SunTimes = Record<(typeof SUN_EVENTS)[number], Date | null>;

/** Some thousand days of places: the sun takes longer to find than anything else, and all hours of a place ask for the same days. */
const MAX_SUN_BYTES = 8 * 1024 * 1024;

/**
 * The package reads and makes times by the machine's zone. In UTC no hour is missing or there twice, and a time is what a clock on
 * the wall shows, in whichever zone. A thread has the zone of the process, which has loaded this file before.
 */
process.env['TZ'] = 'UTC';

const require = createRequire(import.meta.url);
/** The zone whose clock gives the times of the sun. */
let zone = 'UTC';

/** Only the sun goes by real time, so its instants are given to the package by the clock of the requested zone. */
function useClockOfZone(): void {
  const sun = createRequire(require.resolve('opening_hours'))('suncalc') as {
    getTimes: (date: Date, latitude: number, longitude: number) => SunTimes;
  };
  const { getTimes } = sun;
  const known = new BoundedCache<SunTimes>(MAX_SUN_BYTES);
  sun.getTimes = (date, latitude, longitude) => {
    // At noon, when the sun that is nearest is that of the same day.
    const noon = (Math.floor(date.getTime() / DAY_MS) + 0.5) * DAY_MS;
    const key = `${zone} ${latitude} ${longitude} ${noon}`;
    let times = known.get(key);
    if (!times) {
      const instants = getTimes(new Date(toInstant(noon, zone)), latitude, longitude);
      times = Object.fromEntries(
        SUN_EVENTS.map((name) => {
          const instant = instants[name]?.getTime();
          return [name, instant ? new Date(toWall(instant, zone)) : null];
        }),
      ) as SunTimes;
      known.set(key, times, 0);
    }
    return times;
  };
}

useClockOfZone();

const Package = require('opening_hours') as new (
  text: string,
  location: Location | null,
) => OpeningHours;

/** The package writes to the console what it throws or doubts, and with it what somebody typed. */
function quietly<Result>(work: () => Result): Result {
  const { error, warn } = console;
  const ignore = () => {};
  Object.assign(console, { error: ignore, warn: ignore });
  try {
    return work();
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** @throws a text, unless the hours can be read */
export const readHours = (text: string, location: Location | null): OpeningHours =>
  quietly(() => new Package(text, location));

/** Runs the package with the sun's times by the clock of a zone. */
export function inZone<Result>(timeZone: string, work: () => Result): Result {
  zone = timeZone;
  return quietly(work);
}
