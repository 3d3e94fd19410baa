import { tzOffset } from '@date-fns/tz';
import lookUp from '@photostructure/tz-lookup';
import { rawTimeZones } from '@vvo/tzdb';
import { dayText } from './wall-date.ts';

const MINUTE_MS = 60_000;

const known = new Map<string, boolean>();

/** Whether this version of Node knows a zone: the map of zones may be newer than it. */
function isKnownZone(timeZone: string): boolean {
  let isKnown = known.get(timeZone);
  if (isKnown === undefined) {
    isKnown = !Number.isNaN(tzOffset(timeZone, new Date(0)));
    known.set(timeZone, isKnown);
  }
  return isKnown;
}

/**
 * The IANA time zone of a position, as 'America/New_York'; of one that is not known, another one with the same clock.
 * @param isKnown whether a zone can be reckoned in
 */
export function timeZoneOf(latitude: number, longitude: number, isKnown = isKnownZone): string {
  const own = lookUp(latitude, longitude);
  if (isKnown(own)) return own;
  const alike = rawTimeZones.find(({ group }) => group.includes(own));
  return alike?.group.find((zone) => isKnown(zone)) ?? 'UTC';
}

/** What a clock in a zone shows at an instant, as milliseconds of the same reading in UTC. */
export const toWall = (instant: number, timeZone: string): number =>
  instant + tzOffset(timeZone, new Date(instant)) * MINUTE_MS;

/** The instant at which a clock in a zone shows a reading; the later offset's where a change of clocks leaves two or none. */
export function toInstant(wall: number, timeZone: string): number {
  const near = wall - (toWall(wall, timeZone) - wall);
  return wall - (toWall(near, timeZone) - near);
}

/** The date in a zone at an instant, 'YYYY-MM-DD'. */
export const todayIn = (timeZone: string, now: number): string =>
  dayText(new Date(toWall(now, timeZone)));
