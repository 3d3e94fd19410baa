import { isOnEarth, type HoursException } from '@cortado/contract';
import { exceptionsOf, hoursExceptions } from '../../hours/exceptions.ts';
import {
  joinOpen,
  MAX_CHANGES_A_DAY,
  stretches,
  type Stretch,
} from '../../hours/open-intervals.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { scheduleKey, scheduleOf, type Schedule } from '../../hours/schedule.ts';
import { dayText, startOfDay } from '../../hours/wall-date.ts';
import type { CatalogueCafe } from '../types.ts';
import type { Now } from './now.ts';
import { plainDays, plainWeekOf, toMinutes, toStretches } from './plain-days.ts';

export const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** Hours are told of today and the days after it, so many in all. */
const SHOWN_DAYS = 8;
/** A week of first days. */
const WEEKLY_DAYS = 7 + SHOWN_DAYS - 1;
/** What hangs on dates is evaluated for four weeks of first days. */
const DATED_DAYS = 28 + SHOWN_DAYS - 1;

const EXCEPTION_DAYS = 28;

/** From each even to each odd entry, in minutes. */
type Spans = Int32Array;

/** What was evaluated of some days, in minutes of the wall clock, counted from 1970 as if it were in UTC. */
interface Evaluated {
  /** The first day, counted from 1970. */
  firstDay: number;
  days: number;
  open: Spans;
  unknown: Spans;
}

const toDate = (day: number) => dayText(new Date(day * DAY_MS));

const toSpans = (spans: readonly { from: Date; to: Date }[]): Spans =>
  Int32Array.from(
    spans.flatMap(({ from, to }) => [from, to]),
    (date) => Math.floor(Number(date) / MINUTE_MS),
  );

/**
 * When a schedule is open: evaluated once for all cafes that have it, some weeks at a time, or once for all if each of its weeks
 * is like every other. The parsed text is not kept, for it takes far more memory.
 */
export class OpenTimes {
  readonly #schedule: Schedule;
  #isWeekly = false;
  #evaluated: Evaluated | null = null;
  #exceptions: { day: number; days: HoursException[] } | null = null;

  /** @param key of `scheduleKey` */
  constructor(key: string) {
    const [text, timeZone, region, sun] = JSON.parse(key) as [string, string, Schedule['region'], Schedule['sun']]; // prettier-ignore
    this.#schedule = { text, timeZone, region, sun };
  }

  /** Empty: unknown. */
  get openingHours(): string {
    return this.#schedule.text;
  }

  get timeZone(): string {
    return this.#schedule.timeZone;
  }

  /** The days of the next four weeks that are not as usual. */
  exceptions(now: Now): HoursException[] {
    const { timeZone } = this;
    const day = now.day(timeZone);
    this.prepare(day);
    if (this.#isWeekly) return [];
    if (this.#exceptions?.day !== day) {
      this.#exceptions = { day, days: this.#findExceptions(toDate(day)) };
    }
    return this.#exceptions.days;
  }

  /** Evaluates what it takes to tell the hours from a day on. */
  prepare(day: number): void {
    this.#evaluatedFor(day);
  }

  /** Whether what was evaluated for a day does for the next one too, or would not if it were evaluated again. */
  isReadyAfter(day: number): boolean {
    const evaluated = this.#evaluated;
    if (!evaluated) return false;
    return evaluated.days === SHOWN_DAYS || this.#covers(evaluated, day + 1);
  }

  isReady(day: number): boolean {
    return this.#evaluated !== null && this.#covers(this.#evaluated, day);
  }

  /** When it is open in the days from one on, as `openIntervals` tells; null where that is unknown. */
  openFrom(day: number): Spans | null {
    const { open, unknown, shift } = this.#evaluatedFor(day);
    const [begin, end] = [day * DAY_MINUTES - shift, (day + SHOWN_DAYS) * DAY_MINUTES - shift];
    if (isTouched(unknown, begin, end)) return null;
    const spans: number[] = [];
    for (let at = 0; at < open.length; at += 2) {
      const [from, to] = [open[at]!, open[at + 1]!];
      if (from >= end || to <= begin) continue;
      spans.push(from <= begin - DAY_MINUTES ? begin + shift : from + shift);
      spans.push(to >= end + DAY_MINUTES ? end + shift : to + shift);
    }
    return Int32Array.from(spans);
  }

  /** Whether it is open at a minute of the days from one on; null where that is unknown of any of these days. */
  isOpenAt(minute: number, day: number): boolean | null {
    const { open, unknown, shift } = this.#evaluatedFor(day);
    const begin = day * DAY_MINUTES - shift;
    if (unknown.length > 0 && isTouched(unknown, begin, begin + SHOWN_DAYS * DAY_MINUTES))
      return null;
    return isWithin(open, minute - shift);
  }

  /** @returns also how many minutes later than what was evaluated the days are */
  #evaluatedFor(day: number): Evaluated & { shift: number } {
    let evaluated = this.#evaluated;
    if (!evaluated || !this.#covers(evaluated, day))
      this.#evaluated = evaluated = this.#evaluate(day);
    const weeks = this.#isWeekly ? Math.floor((day - evaluated.firstDay) / 7) : 0;
    return { ...evaluated, shift: weeks * 7 * DAY_MINUTES };
  }

  #covers({ firstDay, days }: Evaluated, day: number): boolean {
    return this.#isWeekly || (day >= firstDay && day + SHOWN_DAYS <= firstDay + days);
  }

  #findExceptions(date: string): HoursException[] {
    const schedule = this.#schedule;
    const plain = plainWeekOf(schedule);
    if (!plain) return hoursExceptions(parseHours(schedule)!, date, EXCEPTION_DAYS);
    const evaluate = (from: Date, to: Date) => {
      const days = plainDays(plain, schedule.region, Number(from) / DAY_MS, Number(to) / DAY_MS);
      return toStretches(days ?? []);
    };
    return exceptionsOf(evaluate, date, EXCEPTION_DAYS);
  }

  #evaluatePlain(firstDay: number): Evaluated | null {
    const plain = plainWeekOf(this.#schedule);
    if (!plain) return null;
    const isWeekly = plain.holidays === null;
    const days = isWeekly ? WEEKLY_DAYS : DATED_DAYS;
    const { region } = this.#schedule;
    const found = plainDays(plain, region, firstDay - 1, firstDay + days + 1);
    if (!found) return null;
    this.#isWeekly = isWeekly;
    return { firstDay, days, open: toMinutes(found), unknown: new Int32Array() };
  }

  #evaluate(firstDay: number): Evaluated {
    return this.#evaluatePlain(firstDay) ?? this.#evaluateByPackage(firstDay);
  }

  #evaluateByPackage(firstDay: number): Evaluated {
    const schedule = this.#schedule;
    const parsed = schedule.text === '' ? null : parseHours(schedule);
    const isWeekly = parsed === null || (schedule.sun === null && parsed.hours.isWeekStable());
    const attempts = isWeekly ? [WEEKLY_DAYS] : [DATED_DAYS, SHOWN_DAYS];
    for (const days of parsed ? attempts : []) {
      const [from, to] = [startOfDay(toDate(firstDay), -1), startOfDay(toDate(firstDay), days + 1)];
      try {
        const all = stretches(parsed!, from, to);
        if (hasManyChanges(all)) continue;
        this.#isWeekly = isWeekly;
        const unknown = all.filter(({ state }) => state === 'unknown');
        return { firstDay, days, open: toSpans(joinOpen(all)), unknown: toSpans(unknown) };
      } catch {
        // As with a sunrise in the polar night: fewer days, or none.
      }
    }
    this.#isWeekly = parsed === null;
    const [from, to] = [(firstDay - 1) * DAY_MINUTES, (firstDay + DATED_DAYS) * DAY_MINUTES];
    return { firstDay, days: SHOWN_DAYS, open: new Int32Array(), unknown: Int32Array.of(from, to) };
  }
}

/** More changes in the days that are told than these may have: only so many days are evaluated at a time. */
const hasManyChanges = (all: readonly Stretch[]) =>
  all.some((one, at) => {
    const later = all[at + MAX_CHANGES_A_DAY * (SHOWN_DAYS + 2)];
    return later && Number(later.from) - Number(one.to) <= (SHOWN_DAYS + 2) * DAY_MS;
  });

function isTouched(spans: Spans, begin: number, end: number): boolean {
  for (let at = 0; at < spans.length; at += 2)
    if (spans[at]! < end && spans[at + 1]! > begin) return true;
  return false;
}

/** By binary search. */
function isWithin(spans: Spans, minute: number): boolean {
  let low = 0;
  let high = spans.length;
  // How many ends are not after the minute: within a span that is an odd number.
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans[middle]! <= minute) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

const NOWHERE = { latitude: 0, longitude: 0 };

/** The key of a cafe's schedule. Without a possible position it keeps the clock of Greenwich. */
export function keyOfCafe({ openingHours, latitude, longitude }: CatalogueCafe): string {
  const isPlaced = isOnEarth({ lat: latitude, lng: longitude });
  return scheduleKey(scheduleOf(openingHours, isPlaced ? { latitude, longitude } : NOWHERE));
}

const known = new Map<string, OpenTimes>();

/** The same for all cafes with a schedule. @param key of `scheduleKey` */
export function openTimesOf(key: string): OpenTimes {
  let times = known.get(key);
  if (!times) known.set(key, (times = new OpenTimes(key)));
  return times;
}
