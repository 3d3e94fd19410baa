import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import type { Evaluated, Spans } from '@cortado/search/schedules/schedule';
import { DAY_MS, MINUTE_MS } from '../../core/durations.ts';
import { SHOWN_DAYS } from '../../hours/cafe-hours.ts';
import {
  byKnownDays,
  MAX_CHANGES_A_DAY,
  stretches,
  type Stretch,
} from '../../hours/open-intervals.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import type { Schedule } from '../../hours/schedule.ts';
import { dayText, startOfDay } from '../../hours/wall-date.ts';
import { plainDays, plainWeekOf, toMinutes } from './plain-week.ts';

/** A week of first days. */
const WEEKLY_DAYS = 7 + SHOWN_DAYS - 1;
/** Hours that depend on dates are evaluated for four weeks of first days. */
const DATED_DAYS = 28 + SHOWN_DAYS - 1;

export const toDate = (day: number) => dayText(new Date(day * DAY_MS));

const toSpans = (spans: readonly { from: Date; to: Date }[]): Spans =>
  Int32Array.from(
    spans.flatMap(({ from, to }) => [from, to]),
    (date) => Math.floor(Number(date) / MINUTE_MS),
  );

/** More changes in the days that are shown than these may have: only so many days are evaluated at a time. */
const hasManyChanges = (all: readonly Stretch[]) =>
  all.some((one, at) => {
    const later = all[at + MAX_CHANGES_A_DAY * (SHOWN_DAYS + 2)];
    return later && Number(later.from) - Number(one.to) <= (SHOWN_DAYS + 2) * DAY_MS;
  });

function evaluatePlain(schedule: Schedule, firstDay: number, dated: number): Evaluated | null {
  const plain = plainWeekOf(schedule);
  if (!plain) return null;
  const isWeekly = plain.holidays === null;
  const days = isWeekly ? WEEKLY_DAYS : dated;
  const found = plainDays(plain, schedule.region, firstDay - 1, firstDay + days + 1);
  if (!found) return null;
  return { firstDay, days, isWeekly, open: toMinutes(found), unknown: new Int32Array() };
}

function evaluateByPackage(schedule: Schedule, firstDay: number, dated: number): Evaluated {
  const parsed = schedule.text === '' ? null : parseHours(schedule);
  const isWeekly = parsed === null || (schedule.sun === null && parsed.hours.isWeekStable());
  const attempts = isWeekly ? [WEEKLY_DAYS] : [dated, SHOWN_DAYS];
  for (const days of parsed ? attempts : []) {
    const [from, to] = [startOfDay(toDate(firstDay), -1), startOfDay(toDate(firstDay), days + 1)];
    try {
      const all = stretches(parsed!, from, to);
      if (hasManyChanges(all)) continue;
      const { open, unknown } = byKnownDays(all, parsed!);
      return { firstDay, days, isWeekly, open: toSpans(open), unknown: toSpans(unknown) };
    } catch {
      // As with a sunrise in the polar night: fewer days, or none.
    }
  }
  const [from, to] = [(firstDay - 1) * MINUTES_OF_DAY, (firstDay + DATED_DAYS) * MINUTES_OF_DAY];
  return {
    firstDay,
    days: SHOWN_DAYS,
    isWeekly: parsed === null,
    open: new Int32Array(),
    unknown: Int32Array.of(from, to),
  };
}

/**
 * When a schedule is open from a day on: some weeks, or one where all are alike.
 * @param dated how many days of a schedule whose weeks are not alike
 */
export const evaluateSchedule = (
  schedule: Schedule,
  firstDay: number,
  dated = DATED_DAYS,
): Evaluated =>
  evaluatePlain(schedule, firstDay, dated) ?? evaluateByPackage(schedule, firstDay, dated);
