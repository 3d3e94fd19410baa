import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
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
}

type OpeningHoursClass = new (text: string, location: Location | null) => OpeningHours;
type SunTimes = Record<string, unknown>;
interface SunCalc {
  getTimes(date: Date, latitude: number, longitude: number): SunTimes;
}

/** Whose clock the times of the sun are told by. */
let zone = 'UTC';

/**
 * The package as it is, run with another `Date`: its own code reads and makes times by the machine's zone. Only the sun keeps
 * real time, so its instants are told by the clock of the zone that was asked for.
 */
function load(): OpeningHoursClass {
  const require = createRequire(import.meta.url);
  const path = require.resolve('opening_hours');
  const requireFrom = createRequire(path);
  const sunCalc = requireFrom('suncalc') as SunCalc;
  const suncalc: SunCalc = {
    getTimes(date, latitude, longitude) {
      // At noon, when the sun that is nearest is that of the same day.
      const noon = new WallDate(date).setHours(12, 0, 0, 0);
      const instant = new Date(toInstant(noon, zone));
      const times = Object.entries(sunCalc.getTimes(instant, latitude, longitude));
      return Object.fromEntries(
        times.map(([name, time]) => [
          name,
          time instanceof Date && !Number.isNaN(time.getTime())
            ? new WallDate(toWall(time.getTime(), zone))
            : null,
        ]),
      );
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
