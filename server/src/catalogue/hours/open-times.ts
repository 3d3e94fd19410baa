import { isOnEarth, type Cafe, type HoursException } from '@cortado/contract';
import { EXCEPTION_DAYS, SHOWN_DAYS } from '../../hours/cafe-hours.ts';
import { exceptionsOf, hoursExceptions } from '../../hours/exceptions.ts';
import { opensAgain } from '../../hours/opens-again.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { scheduleKey, scheduleOf, type Schedule } from '../../hours/schedule.ts';
import type { CatalogueCafe } from '../types.ts';
import {
  DAY_MINUTES,
  DAY_MS,
  evaluateSchedule,
  toDate,
  type Evaluated,
  type Spans,
} from './evaluate-schedule.ts';
import type { Minute } from './minute.ts';
import { plainDays, plainWeekOf, toStretches } from './plain-days.ts';
import { typicalHours } from './typical-hours.ts';

/** A time that cafes are to be open at, in minutes counted from 1970 as their clocks show them. */
export interface AskedTime {
  from: number;
  to: number;
  /** Whether it is open all the time, rather than at some. */
  isThroughout: boolean;
  /**
   * What was evaluated for this question alone, because it asks for a day weeks away: the schedules that the package reads, and
   * the regions of holidays. They take milliseconds each, so there are `MAX_PAID` at most; what is beyond is unknown.
   */
  paid: Set<string>;
}

const MAX_PAID = 32;

/** The details of hours that only the page of one cafe shows. */
type HoursDetails = Pick<Cafe, 'opensAgain'> & { exceptions: HoursException[] };

/**
 * When a schedule is open: evaluated once for all cafes that have it, some weeks at a time, or once for all if each of its weeks
 * is like every other. The parsed text is not kept, for it takes far more memory.
 */
export class OpenTimes {
  readonly schedule: Schedule;
  /** What lists show of a day, as `hoursJson` makes it. */
  shown: { day: number; json: Uint8Array } | null = null;
  #typical: number | undefined;
  #evaluated: Evaluated | null = null;
  #details: (HoursDetails & { day: number }) | null = null;

  /** @param key of `scheduleKey` */
  constructor(key: string) {
    const [text, timeZone, region, sun] = JSON.parse(key) as [string, string, Schedule['region'], Schedule['sun']]; // prettier-ignore
    this.schedule = { text, timeZone, region, sun };
  }

  /** Empty: unknown. */
  get openingHours(): string {
    return this.schedule.text;
  }

  get timeZone(): string {
    return this.schedule.timeZone;
  }

  /** What is typical of its weeks, as `typicalHours` returns it. */
  get typical(): number {
    this.#typical ??= typicalHours(this.schedule);
    return this.#typical;
  }

  /** The days of the next four weeks that are not as usual, and when it opens again. */
  details(now: Minute): HoursDetails {
    const day = now.day(this.timeZone);
    if (this.#evaluatedFor(day).isWeekly) return { exceptions: [] };
    if (this.#details?.day !== day) {
      const isClosed = this.openFrom(day).length === 0 && this.unknownFrom(day).length === 0;
      this.#details = {
        day,
        exceptions: this.#findExceptions(toDate(day)),
        opensAgain: isClosed ? opensAgain(parseHours(this.schedule)!, toDate(day)) : undefined,
      };
    }
    const { exceptions, opensAgain: again } = this.#details;
    return { exceptions, opensAgain: again };
  }

  /** Evaluates what is needed to present the hours from a day on. */
  prepare(day: number): void {
    this.#evaluatedFor(day);
  }

  /** Takes what was evaluated elsewhere. */
  take(evaluated: Evaluated): void {
    this.#evaluated = evaluated;
  }

  /** Whether what was evaluated for a day does for the next one too, or would not if it were evaluated again. */
  isReadyAfter(day: number): boolean {
    const evaluated = this.#evaluated;
    if (!evaluated) return false;
    return evaluated.days === SHOWN_DAYS || covers(evaluated, day + 1);
  }

  isReady(day: number): boolean {
    return this.#evaluated !== null && covers(this.#evaluated, day);
  }

  /** When it is open in the days from one on, as `openIntervals` returns it. */
  openFrom(day: number): Spans {
    const evaluated = this.#evaluatedFor(day);
    const { open } = evaluated;
    const shift = shiftOf(evaluated, day);
    const [begin, end] = [day * DAY_MINUTES - shift, (day + SHOWN_DAYS) * DAY_MINUTES - shift];
    const spans: number[] = [];
    for (let at = 0; at < open.length; at += 2) {
      const [from, to] = [open[at]!, open[at + 1]!];
      if (from >= end || to <= begin) continue;
      spans.push(from <= begin - DAY_MINUTES ? begin + shift : from + shift);
      spans.push(to >= end + DAY_MINUTES ? end + shift : to + shift);
    }
    return Int32Array.from(spans);
  }

  /** The days from one on that are unknown, counted from 1970. */
  unknownFrom(day: number): number[] {
    const evaluated = this.#evaluatedFor(day);
    if (evaluated.unknown.length === 0) return [];
    const shift = shiftOf(evaluated, day);
    return Array.from({ length: SHOWN_DAYS }, (_, later) => day + later).filter((one) =>
      isTouched(evaluated.unknown, one * DAY_MINUTES - shift, one * DAY_MINUTES - shift + 1),
    );
  }

  /** Whether it is open at some time, or throughout; null where that is unknown. */
  isOpenIn(asked: AskedTime, today: number): boolean | null {
    const day = Math.floor(asked.from / DAY_MINUTES);
    const evaluated = this.#evaluatedAt(day, today, asked.paid);
    if (!evaluated) return null;
    const { open, unknown } = evaluated;
    const shift = shiftOf(evaluated, day);
    const [from, to] = [asked.from - shift, asked.to - shift];
    if (asked.isThroughout ? isFilled(open, from, to) : isTouched(open, from, to)) return true;
    return isTouched(unknown, from, to) ? null : false;
  }

  #evaluatedFor(day: number): Evaluated {
    if (!this.#evaluated || !covers(this.#evaluated, day))
      this.#evaluated = evaluateSchedule(this.schedule, day);
    return this.#evaluated;
  }

  /** What was evaluated of a day; where it was not, for it is far from today, it is once `paid` allows that. */
  #evaluatedAt(day: number, today: number, paid: Set<string>): Evaluated | null {
    const evaluated = this.#evaluatedFor(today);
    const { firstDay, days, isWeekly } = evaluated;
    if (isWeekly || (day >= firstDay && day < firstDay + days)) return evaluated;
    const { schedule } = this;
    const cost = (plainWeekOf(schedule) && schedule.region) ?? scheduleKey(schedule);
    if (paid.size === MAX_PAID && !paid.has(cost)) return null;
    paid.add(cost);
    return evaluateSchedule(schedule, day, 1);
  }

  #findExceptions(date: string): HoursException[] {
    const schedule = this.schedule;
    const plain = plainWeekOf(schedule);
    if (!plain) return hoursExceptions(parseHours(schedule)!, date, EXCEPTION_DAYS);
    const evaluate = (from: Date, to: Date) => {
      const days = plainDays(plain, schedule.region, Number(from) / DAY_MS, Number(to) / DAY_MS);
      return toStretches(days ?? []);
    };
    return exceptionsOf(evaluate, date, EXCEPTION_DAYS);
  }
}

const covers = ({ firstDay, days, isWeekly }: Evaluated, day: number): boolean =>
  isWeekly || (day >= firstDay && day + SHOWN_DAYS <= firstDay + days);

/** How many minutes later than what was evaluated a day is. */
const shiftOf = ({ firstDay, isWeekly }: Evaluated, day: number): number =>
  isWeekly ? Math.floor((day - firstDay) / 7) * 7 * DAY_MINUTES : 0;

/** How many of the ends of spans are not after a minute, by binary search: within a span that is an odd number. */
function endsUntil(spans: Spans, minute: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans[middle]! <= minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether any of the time between two minutes is within spans. */
function isTouched(spans: Spans, from: number, to: number): boolean {
  const ends = endsUntil(spans, from);
  return ends % 2 === 1 || (ends < spans.length && spans[ends]! < to);
}

/** Whether all of it is. */
function isFilled(spans: Spans, from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    const ends = endsUntil(spans, at);
    if (ends % 2 === 0) return false;
    at = spans[ends]!;
  }
  return true;
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
