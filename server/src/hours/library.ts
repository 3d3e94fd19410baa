import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { BoundedCache } from '../core/bounded-cache.ts';
import { toInstant, toWall } from './time-zone.ts';
import { WallDate } from './wall-date.ts';

/** Where a cafe is, in the form the package takes. Degrees are texts. */
interface Location {
  lat?: string;
  lon?: string;
  address: { country_code?: string; state?: string };
}

interface Iterator {
  getDate(): Date;
  getState(): boolean;
  getUnknown(): boolean;
  getComment(): string | undefined;
  advance(limit: Date): boolean;
}

export interface OpeningHours {
  getIterator(from: Date): Iterator;
  /** Whether all weeks are the same. */
  isWeekStable(): boolean;
  getStructuredWarnings(): { type: string }[];
}

type OpeningHoursClass = new (text: string, location: Location | null) => OpeningHours;
type SunTimes = Readonly<Record<string, unknown>>;
interface SunCalc {
  getTimes(date: Date, latitude: number, longitude: number): SunTimes;
}

/** Whose clock the times of the sun are told by. */
let zone = 'UTC';

/** Some thousand days of places: the sun takes longer to find than anything else, and all hours of a place ask for the same days. */
const MAX_SUN_BYTES = 8 * 1024 * 1024;

/** What the package asks for, each told by the clock of a zone when it is first asked for. */
function toldBy(timeZone: string, times: SunTimes): SunTimes {
  const told = new Map<string, Date | null>();
  return new Proxy(times, {
    get(_, name: string) {
      let time = told.get(name);
      if (time === undefined) {
        const instant = times[name];
        const isKnown = instant instanceof Date && !Number.isNaN(instant.getTime());
        time = isKnown ? new WallDate(toWall(instant.getTime(), timeZone)) : null;
        told.set(name, time);
      }
      return time;
    },
  });
}

/**
 * The package as it is, run with another `Date`: its own code reads and makes times by the machine's zone. Only the sun keeps
 * real time, so its instants are told by the clock of the zone that was asked for.
 */
function load(): OpeningHoursClass {
  const require = createRequire(import.meta.url);
  const path = require.resolve('opening_hours');
  const requireFrom = createRequire(path);
  const sunCalc = requireFrom('suncalc') as SunCalc;
  const known = new BoundedCache<SunTimes>(MAX_SUN_BYTES);
  const suncalc: SunCalc = {
    getTimes(date, latitude, longitude) {
      // At noon, when the sun that is nearest is that of the same day.
      const noon = new WallDate(date).setHours(12, 0, 0, 0);
      const key = `${zone} ${latitude} ${longitude} ${noon}`;
      let times = known.get(key);
      if (!times) {
        const instant = new Date(toInstant(noon, zone));
        times = toldBy(zone, sunCalc.getTimes(instant, latitude, longitude));
        known.set(key, times, 0);
      }
      return times;
    },
  };
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(
    readFileSync(path, 'utf8'),
    ['module', 'exports', 'require', 'Date', 'console'],
    { filename: path },
  ) as (...given: unknown[]) => void;
  // It also writes what it throws to the console.
  const console = { error: () => {}, warn: () => {}, log: () => {} };
  run(module, module.exports, () => suncalc, WallDate, console);
  return module.exports as OpeningHoursClass;
}

export const OpeningHoursLibrary = load();

/** Runs the package with the sun told by the clock of a zone. */
export function inZone<Result>(timeZone: string, work: () => Result): Result {
  zone = timeZone;
  return work();
}
