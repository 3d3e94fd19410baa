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

export function plainHours(cafe: CatalogueCafe, time: Date): PlainHours {
  const { openingHours, latitude, longitude } = cafe;
  const isPlaced = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const position = isPlaced ? { latitude, longitude } : { latitude: 0, longitude: 0 };
  const schedule = scheduleOf(openingHours, position);
  const today = todayIn(schedule.timeZone, time.getTime());
  const key = `${scheduleKey(schedule)} ${today}`;
  if (!known.has(key)) {
    const parsed = openingHours === '' ? null : parseHours(schedule);
    known.set(key, parsed ? openIntervals(parsed, today, DAYS) : NOTHING_KNOWN);
  }
  return {
    openingHours: openingHours === '' ? null : openingHours,
    timeZone: schedule.timeZone,
    ...known.get(key)!,
  };
}

/** Whether it is open at the time that is asked for; null if that is unknown. */
export function plainIsOpen(
  { hours, unknownDays = [], timeZone }: PlainHours,
  openAt: NonNullable<CafeQuery['openAt']>,
  time: Date,
): boolean | null {
  if (!hours) return null;
  const now = minuteText(new Date(toWall(time.getTime(), timeZone)));
  const today = now.slice(0, 'YYYY-MM-DD'.length);
  let asked = now;
  if (openAt !== 'now') {
    const [weekday, clock = ''] = openAt.split('-');
    const days = Array.from({ length: DAYS }, (_, later) => startOfDay(today, later));
    const minutes = days
      .filter((day) => WEEKDAYS[(day.getUTCDay() + 6) % 7] === weekday)
      .map((day) => `${dayText(day)}T${clock.slice(0, 2)}:${clock.slice(2)}`);
    asked = minutes.find((minute) => minute >= now)!;
  }
  if (hours.some(({ from, to }) => from <= asked && asked < to)) return true;
  return unknownDays.includes(asked.slice(0, today.length)) ? null : false;
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

/** Whether a cafe has the option of a value by its hours; null where these do not say, or for another value. */
function plainByHours(cafe: CatalogueCafe, value: string): boolean | null {
  const { openingHours, latitude, longitude } = cafe;
  if (openingHours === '' || !BY_HOURS[value]) return null;
  const key = `${openingHours} ${latitude} ${longitude}`;
  if (!knownWeeks.has(key)) {
    const isPlaced = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    const schedule = scheduleOf(openingHours, isPlaced ? cafe : { latitude: 0, longitude: 0 });
    const parsed = parseHours(schedule);
    const weeks = MONDAYS.map((monday) =>
      parsed ? openIntervals(parsed, monday, 7) : NOTHING_KNOWN,
    );
    knownWeeks.set(key, weeks);
  }
  const holds = knownWeeks.get(key)!.map((week, at) => plainHolds(value, MONDAYS[at]!, week));
  return holds.includes(null) ? null : holds.filter(Boolean).length >= 2;
}

/** Whether the hours say anything of a typical week. */
export const arePlainHoursKnown = (cafe: CatalogueCafe): boolean =>
  Object.keys(BY_HOURS).some((value) => plainByHours(cafe, value) !== null);

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
