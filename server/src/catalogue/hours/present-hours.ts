import type { Cafe, OpenInterval } from '@cortado/contract';
import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import type { Minute } from '@cortado/search/schedules/minute';
import { DAY_MS } from '../../core/durations.ts';
import { SHOWN_DAYS } from '../../hours/cafe-hours.ts';
import { knownHours, NOTHING_KNOWN } from '../../hours/open-intervals.ts';
import type { OpenTimes } from './open-times.ts';

const DATE_LENGTH = 'YYYY-MM-DD'.length;

const two = (number: number) => String(number).padStart(2, '0');
const times = Array.from({ length: MINUTES_OF_DAY }, (_, at) => `T${two(Math.floor(at / 60))}:${two(at % 60)}`); // prettier-ignore

/** All cafes present the same few days. */
const dates = new Map<number, string>();
const MAX_DATES = 100;

function dateOf(day: number): string {
  let date = dates.get(day);
  if (date === undefined) {
    date = new Date(day * DAY_MS).toISOString().slice(0, DATE_LENGTH);
    if (dates.size === MAX_DATES) dates.clear();
    dates.set(day, date);
  }
  return date;
}

const toText = (minute: number) =>
  dateOf(Math.floor(minute / MINUTES_OF_DAY)) + times[minute % MINUTES_OF_DAY]!;

function toIntervals(spans: Int32Array): OpenInterval[] {
  const intervals: OpenInterval[] = [];
  for (let at = 0; at < spans.length; at += 2)
    intervals.push({ from: toText(spans[at]!), to: toText(spans[at + 1]!) });
  return intervals;
}

/** The JSON of `presentHours` without its braces, in UTF-8: made once a day for all cafes with these hours. */
export function hoursJson(openTimes: OpenTimes, now: Minute): Uint8Array {
  const day = now.day(openTimes.timeZone);
  if (openTimes.shown?.day !== day) {
    const json = JSON.stringify(presentHours(openTimes, now)).slice(1, -1);
    // `Buffer.from` would hold 8 kB of its pool with it.
    openTimes.shown = { day, json: new TextEncoder().encode(json) };
  }
  return openTimes.shown.json;
}

/** The public form of a cafe's hours; the same all day. */
export function presentHours(
  openTimes: OpenTimes,
  now: Minute,
): Pick<Cafe, 'openingHours' | 'timeZone' | 'hours' | 'unknownDays'> {
  const { openingHours, timeZone } = openTimes;
  const day = now.day(timeZone);
  const { hours, unknownDays } =
    openingHours === ''
      ? NOTHING_KNOWN
      : knownHours(openTimes.unknownFrom(day).map(dateOf), SHOWN_DAYS, () =>
          toIntervals(openTimes.openFrom(day)),
        );
  return { openingHours: openingHours || null, timeZone, hours, unknownDays };
}
