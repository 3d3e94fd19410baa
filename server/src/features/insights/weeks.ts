import { INSIGHT_DAYS } from '@cortado/contract';
import { DAY_MS } from '../../core/durations.ts';
import { toWall } from '../../hours/time-zone.ts';

const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday. */
const FIRST_SUNDAY_MS = 3 * DAY_MS;

/** The Sunday of the week that a time is in, by the clock of a time zone. */
export function weekOf(time: Date, zone: string): string {
  const wall = toWall(time.getTime(), zone);
  const since = (((wall - FIRST_SUNDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS;
  return new Date(wall - since).toISOString().slice(0, 10);
}

/** The weeks that begin within the days that are kept, oldest first; the last one is that of the time. */
export function retainedWeeks(time: Date, zone: string): string[] {
  const last = Date.parse(weekOf(time, zone));
  const count = Math.floor(INSIGHT_DAYS / 7) + 1;
  return Array.from({ length: count }, (_, at) =>
    new Date(last - (count - 1 - at) * WEEK_MS).toISOString().slice(0, 10),
  );
}
