import { WEEKDAYS, type CafeQuery, type OpenInterval } from '@cortado/contract';
import { openIntervals } from '../../hours/open-intervals.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { scheduleKey, scheduleOf } from '../../hours/schedule.ts';
import { todayIn, toWall } from '../../hours/time-zone.ts';
import { dayText, minuteText, startOfDay } from '../../hours/wall-date.ts';
import type { CatalogueCafe, CatalogueCategory } from '../types.ts';

/** Hours of a cafe, each time anew from its text, written independently of the index, to test it. */

export interface PlainHours {
  openingHours: string | null;
  timeZone: string;
  hours: OpenInterval[] | null;
}

const DAYS = 8;

/** The package takes some milliseconds for a text. */
const known = new Map<string, OpenInterval[] | null>();

export function plainHours(cafe: CatalogueCafe, time: Date): PlainHours {
  const { openingHours, latitude, longitude } = cafe;
  const isPlaced = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const position = isPlaced ? { latitude, longitude } : { latitude: 0, longitude: 0 };
  const schedule = scheduleOf(openingHours, position);
  const today = todayIn(schedule.timeZone, time.getTime());
  const key = `${scheduleKey(schedule)} ${today}`;
  if (!known.has(key)) {
    const parsed = openingHours === '' ? null : parseHours(schedule);
    known.set(key, parsed && openIntervals(parsed, today, DAYS));
  }
  return {
    openingHours: openingHours === '' ? null : openingHours,
    timeZone: schedule.timeZone,
    hours: known.get(key)!,
  };
}

/** Whether it is open at the time that is asked for; null if that is unknown. */
export function plainIsOpen(
  { hours, timeZone }: PlainHours,
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
  return hours.some(({ from, to }) => from <= asked && asked < to);
}

/** Mondays of the seasons; no hours of the tests have more than one of these weeks unlike the others. */
const MONDAYS = ['2026-02-02', '2026-05-11', '2026-08-10', '2026-10-19'];

/** By value, whether a cafe has the option that follows from its hours in a week; the interval's ends and the week's days are texts. */
const BY_HOURS: Record<
  string,
  (open: readonly OpenInterval[], days: readonly string[]) => boolean
> = {
  opens_early: (open, days) =>
    days.some((day) => open.some(({ from, to }) => from <= `${day}T06:59` && to > `${day}T06:59`)),
  open_late: (open, days) =>
    days.some((day) => open.some(({ from, to }) => from < `${day}T24:00` && to > `${day}T20:00`)),
  open_saturday: (open, days) =>
    open.some(({ from, to }) => from < `${days[5]}T24:00` && to > `${days[5]}T05:00`),
  open_sunday: (open, days) =>
    open.some(({ from, to }) => from < `${days[6]}T24:00` && to > `${days[6]}T05:00`),
};

const knownWeeks = new Map<string, (OpenInterval[] | null)[]>();

/** The options that a cafe has: those of hours by its hours, where they are known. */
export function plainOptionIds(cafe: CatalogueCafe, categories: readonly CatalogueCategory[]) {
  const { openingHours, latitude, longitude, filterOptionIds } = cafe;
  const isPlaced = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const schedule = scheduleOf(openingHours, isPlaced ? cafe : { latitude: 0, longitude: 0 });
  const key = scheduleKey(schedule);
  if (!knownWeeks.has(key)) {
    const parsed = openingHours === '' ? null : parseHours(schedule);
    const weeks = MONDAYS.map((monday) => parsed && openIntervals(parsed, monday, 7));
    knownWeeks.set(key, weeks);
  }
  const weeks = knownWeeks.get(key)!;
  if (weeks.includes(null)) return [...filterOptionIds];
  const options = categories.find(({ name }) => name === 'open_hours')?.options ?? [];
  const byHours = options.filter(({ value }) => BY_HOURS[value]);
  const has = ({ value }: { value: string }) => {
    const holds = weeks.filter((open, at) => {
      const days = Array.from({ length: 7 }, (_, later) =>
        dayText(startOfDay(MONDAYS[at]!, later)),
      );
      return BY_HOURS[value]!(open!, days);
    });
    return holds.length >= 2;
  };
  return [
    ...filterOptionIds.filter((id) => !byHours.some((option) => option.id === id)),
    ...byHours.filter(has).map(({ id }) => id),
  ];
}
