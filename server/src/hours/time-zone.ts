import lookUp from '@photostructure/tz-lookup';
import { dayText } from './wall-date.ts';

/** In degrees: how far around a position a known zone is looked for, further each time. */
const DISTANCES = [1, 2, 4, 8, 16, 32];
const DIRECTIONS = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => ({ north, east })));

/** Whether this version of Node knows a zone: the map of zones may be newer than it. */
function isKnownZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The IANA time zone of a position, as 'America/New_York'; of one that is not known, another one nearby.
 * @param isKnown whether a zone can be reckoned in
 */
export function timeZoneOf(latitude: number, longitude: number, isKnown = isKnownZone): string {
  const own = lookUp(latitude, longitude);
  if (isKnown(own)) return own;
  for (const degrees of DISTANCES) {
    for (const { north, east } of DIRECTIONS) {
      const lat = Math.min(90, Math.max(-90, latitude + north * degrees));
      const lng = ((longitude + east * degrees + 540) % 360) - 180;
      const near = lookUp(lat, lng);
      if (isKnown(near)) return near;
    }
  }
  return 'UTC';
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What a clock in a zone shows at an instant, as milliseconds of the same reading in UTC. */
export function toWall(instant: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(
    part['year']!,
    part['month']! - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
}

/** The instant at which a clock in a zone shows a reading; the later offset's where a change of clocks leaves two or none. */
export function toInstant(wall: number, timeZone: string): number {
  const near = wall - (toWall(wall, timeZone) - wall);
  return wall - (toWall(near, timeZone) - near);
}

/** The date in a zone at an instant, 'YYYY-MM-DD'. */
export const todayIn = (timeZone: string, now: number): string =>
  dayText(new Date(toWall(now, timeZone)));
