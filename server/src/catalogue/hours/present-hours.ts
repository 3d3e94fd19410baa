import type { Cafe, OpenInterval } from '@cortado/contract';
import { SHOWN_DAYS } from '../../hours/cafe-hours.ts';
import { knownHours, NOTHING_KNOWN } from '../../hours/open-intervals.ts';
import { DAY_MINUTES } from './evaluate-schedule.ts';
import type { OpenTimes } from './open-times.ts';
import type { Now } from './now.ts';

const MINUTE_MS = 60_000;
const DATE_LENGTH = 'YYYY-MM-DD'.length;

const two = (number: number) => String(number).padStart(2, '0');
const times = Array.from({ length: DAY_MINUTES }, (_, at) => `T${two(Math.floor(at / 60))}:${two(at % 60)}`); // prettier-ignore

/** The same few days are told of all cafes. */
let [knownDay, knownDate] = [0, '1970-01-01'];

function dateOf(day: number): string {
  if (day !== knownDay) {
    knownDate = new Date(day * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, DATE_LENGTH);
    knownDay = day;
  }
  return knownDate;
}

const toText = (minute: number) =>
  dateOf(Math.floor(minute / DAY_MINUTES)) + times[minute % DAY_MINUTES]!;

function toIntervals(spans: Int32Array): OpenInterval[] {
  const intervals: OpenInterval[] = [];
  for (let at = 0; at < spans.length; at += 2)
    intervals.push({ from: toText(spans[at]!), to: toText(spans[at + 1]!) });
  return intervals;
}

/** What a cafe tells of its hours. */
export function presentHours(
  openTimes: OpenTimes,
  now: Now,
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
