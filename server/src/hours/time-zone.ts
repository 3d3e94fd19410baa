import lookUp from '@photostructure/tz-lookup';
import { dayText } from './wall-date.ts';

/** The IANA time zone of a position, as 'America/New_York'. */
export const timeZoneOf = (latitude: number, longitude: number): string =>
  lookUp(latitude, longitude);

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
