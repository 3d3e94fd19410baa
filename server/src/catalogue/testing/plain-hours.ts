import { WEEKDAYS, type CafeQuery, type OpenInterval } from '@cortado/contract';
import { NOTHING_KNOWN, openIntervals, type KnownHours } from '../../hours/open-intervals.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { scheduleKey, scheduleOf } from '../../hours/schedule.ts';
import { todayIn, toWall } from '../../hours/time-zone.ts';
import { dayText, minuteText, startOfDay } from '../../hours/wall-date.ts';
import type { CatalogueCafe, CatalogueCategory } from '../types.ts';

/** Hours of a cafe, each time anew from its text, written independently of the index, to test it. */

export interface PlainHours extends KnownHours {
  openingHours: string | null;
  timeZone: string;
}

const DAYS = 8;

/** The package takes some milliseconds for a text. */
const known = new Map<string, KnownHours>();

/** The hours of a cafe; '' for samples, which count as unknown. */
const hoursOf = ({ openingHours, sources }: CatalogueCafe) =>
  sources['openingHours']?.by === 'sample' ? '' : openingHours;

function scheduleOfCafe(cafe: CatalogueCafe) {
  const { latitude, longitude } = cafe;
  const isPlaced = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return scheduleOf(
    hoursOf(cafe),
    isPlaced ? { latitude, longitude } : { latitude: 0, longitude: 0 },
  );
}

function intervalsFrom(cafe: CatalogueCafe, date: string, days: number): KnownHours {
  const schedule = scheduleOfCafe(cafe);
  const key = `${scheduleKey(schedule)} ${date} ${days}`;
  if (!known.has(key)) {
    const parsed = hoursOf(cafe) === '' ? null : parseHours(schedule);
    known.set(key, parsed ? openIntervals(parsed, date, days) : NOTHING_KNOWN);
  }
  return known.get(key)!;
}

export function plainHours(cafe: CatalogueCafe, time: Date): PlainHours {
  const { timeZone } = scheduleOfCafe(cafe);
  return {
    openingHours: hoursOf(cafe) === '' ? null : hoursOf(cafe),
    timeZone,
    ...intervalsFrom(cafe, todayIn(timeZone, time.getTime()), DAYS),
  };
}

const dateOf = (minute: string) => minute.slice(0, 'YYYY-MM-DD'.length);
/** A clock of a day; 24 is midnight at its end, and more is on the days after. */
const clockOf = (day: string, hours: number, minutes = 0) =>
  minuteText(new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * 60_000));
const dayAfter = (day: string, days: number) => dayText(startOfDay(day, days));

/** From when to before when a cafe is to be open, by its clock. @param now what that shows */
function askedTimes(openAt: string, now: string): [begin: string, end: string] {
  const today = dateOf(now);
  const minuteAfter = (minute: string) => minuteText(new Date(Date.parse(`${minute}Z`) + 60_000));
  if (openAt === 'now') return [now, minuteAfter(now)];
  if (openAt === '24h') return [clockOf(today, 0), clockOf(today, 7 * 24)];
  const date = /^\d{4}-\d\d-\d\d/.exec(openAt)?.[0];
  const [first, second, third] = (date ? openAt.replace(date, date.slice(0, 4)) : openAt).split(
    '-',
  );
  const on = (day: string): [string, string] => {
    if (second === undefined) return [clockOf(day, 5), clockOf(day, 24)];
    if (!/^\d/.test(second)) {
      let last = 0;
      while (weekdayOf(dayAfter(day, last)) !== second) last++;
      return [clockOf(day, 5), clockOf(day, last * 24 + 24)];
    }
    const at = (clock: string) => clockOf(day, Number(clock.slice(0, 2)), Number(clock.slice(2)));
    return [at(second), third === undefined ? minuteAfter(at(second)) : at(third)];
  };
  const days = Array.from({ length: 3 * 7 }, (_, at) => dayAfter(today, at - 7));
  const [begin, end] = date
    ? on(date)
    : days
        .filter((day) => weekdayOf(day) === first)
        .map(on)
        .find(([, over]) => over > now)!;
  return [begin < now && end > now ? now : begin, end];
}

const weekdayOf = (day: string) => WEEKDAYS[(startOfDay(day).getUTCDay() + 6) % 7];

/** Whether a cafe is open at the time that is asked for; null if that is unknown. */
export function plainIsOpen(
  cafe: CatalogueCafe,
  openAt: NonNullable<CafeQuery['openAt']>,
  time: Date,
): boolean | null {
  const { timeZone } = scheduleOfCafe(cafe);
  const [begin, end] = askedTimes(openAt, minuteText(new Date(toWall(time.getTime(), timeZone))));
  const days = (Date.parse(`${end}Z`) - Date.parse(clockOf(dateOf(begin), 0) + 'Z')) / 86_400_000;
  const { hours, unknownDays = [] } = intervalsFrom(cafe, dateOf(begin), Math.ceil(days));
  if (!hours) return null;
  const dates = Array.from({ length: Math.ceil(days) }, (_, at) => dayAfter(dateOf(begin), at));
  const unknown = dates.some((day) => unknownDays.includes(day) && clockOf(day, 24) > begin);
  let isOpen = hours.some(({ from, to }) => from < end && to > begin);
  if (openAt === '24h') {
    let open = begin;
    for (const { from, to } of hours) if (from <= open && to > open) open = to;
    isOpen = open >= end;
  }
  if (isOpen) return true;
  return unknown ? null : false;
}

/** Mondays of the seasons; no hours of the tests have more than one of these weeks unlike the others. */
const MONDAYS = ['2026-02-02', '2026-05-11', '2026-08-10', '2026-10-19'];

/** By value: between which times of which days of a week, from Monday, a cafe must be open to have the option that follows from its hours. */
const BY_HOURS: Record<string, readonly [days: readonly number[], from: string, to: string]> = {
  opens_early: [[0, 1, 2, 3, 4, 5, 6], '06:59', '07:00'],
  open_late: [[0, 1, 2, 3, 4, 5, 6], '20:00', '24:00'],
  open_saturday: [[5], '05:00', '24:00'],
  open_sunday: [[6], '05:00', '24:00'],
};

const knownWeeks = new Map<string, KnownHours[]>();

/** Whether a cafe has it by the hours of a week; null if that is unknown. */
function plainHolds(value: string, monday: string, { hours, unknownDays = [] }: KnownHours) {
  const [days, begin, end] = BY_HOURS[value]!;
  const dates = days.map((later) => dayText(startOfDay(monday, later)));
  const isOpen = (open: readonly OpenInterval[]) =>
    dates.some((day) =>
      open.some(({ from, to }) => from < `${day}T${end}` && to > `${day}T${begin}`),
    );
  if (hours && isOpen(hours)) return true;
  return hours && !dates.some((day) => unknownDays.includes(day)) ? false : null;
}

/** What is known of the weeks that show what is typical. */
function weeksOf(cafe: CatalogueCafe): KnownHours[] {
  const { latitude, longitude } = cafe;
  const openingHours = hoursOf(cafe);
  const key = `${openingHours} ${latitude} ${longitude}`;
  let weeks = knownWeeks.get(key);
  if (!weeks) {
    const parsed = openingHours === '' ? null : parseHours(scheduleOfCafe(cafe));
    weeks = MONDAYS.map((monday) => (parsed ? openIntervals(parsed, monday, 7) : NOTHING_KNOWN));
    knownWeeks.set(key, weeks);
  }
  return weeks;
}

/** Whether a cafe has the option of a value by its hours; null where these do not say, or for another value. */
function plainByHours(cafe: CatalogueCafe, value: string): boolean | null {
  if (!BY_HOURS[value]) return null;
  const holds = weeksOf(cafe).map((week, at) => plainHolds(value, MONDAYS[at]!, week));
  return holds.includes(null) ? null : holds.filter(Boolean).length >= 2;
}

/** Whether its hours decide whether a cafe has the option of a value. */
export const isDecidedByHours = (cafe: CatalogueCafe, value: string): boolean =>
  plainByHours(cafe, value) !== null;

/** Whether the hours say anything of a typical week. */
export const arePlainHoursKnown = (cafe: CatalogueCafe): boolean =>
  weeksOf(cafe).some(({ hours }) => hours !== null);

/** The options that a cafe has: those of hours by its hours, where they are known. */
export function plainOptionIds(cafe: CatalogueCafe, categories: readonly CatalogueCategory[]) {
  const options = categories.find(({ name }) => name === 'open_hours')?.options ?? [];
  const byHours = options.flatMap(({ id, value }) => {
    const has = plainByHours(cafe, value);
    return has === null ? [] : [{ id, has }];
  });
  return [
    ...cafe.filterOptionIds.filter((id) => !byHours.some((option) => option.id === id)),
    ...byHours.filter(({ has }) => has).map(({ id }) => id),
  ];
}
