import { isOnEarth, type Cafe, type HoursException } from '@cortado/contract';
import type { Minute } from '@cortado/search/schedules/minute';
import { Schedule as SharedSchedule, type Evaluated } from '@cortado/search/schedules/schedule';
import { DAY_MS } from '../../core/durations.ts';
import { EXCEPTION_DAYS, SHOWN_DAYS } from '../../hours/cafe-hours.ts';
import { exceptionsOf, hoursExceptions } from '../../hours/exceptions.ts';
import { opensAgain } from '../../hours/opens-again.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import { scheduleKey, scheduleOf, type Schedule } from '../../hours/schedule.ts';
import type { CatalogueCafe } from '../types.ts';
import { evaluateSchedule, toDate } from './evaluate-schedule.ts';
import { plainDays, plainWeekOf, toStretches } from './plain-week.ts';
import { typicalHours } from './typical-hours.ts';

/** The details of hours that only the page of one cafe shows. */
type HoursDetails = Pick<Cafe, 'opensAgain'> & { exceptions: HoursException[] };

/** When the cafes with a schedule are open. The parsed text is not held, for it takes far more memory. */
export class OpenTimes extends SharedSchedule {
  readonly schedule: Schedule;
  /** What lists show of a day, as `hoursJson` makes it. */
  shown: { day: number; json: Uint8Array } | null = null;
  #typical: number | undefined;
  #details: (HoursDetails & { day: number }) | null = null;

  /** @param key of `scheduleKey` */
  constructor(key: string) {
    const [text, timeZone, region, sun] = JSON.parse(key) as [string, string, Schedule['region'], Schedule['sun']]; // prettier-ignore
    super(timeZone, SHOWN_DAYS);
    this.schedule = { text, timeZone, region, sun };
  }

  protected evaluate(firstDay: number, days?: number): Evaluated {
    return evaluateSchedule(this.schedule, firstDay, days);
  }

  /** The schedule where the package reads it, else the region of its holidays. */
  protected get cost(): string {
    const { schedule } = this;
    return (plainWeekOf(schedule) && schedule.region) ?? scheduleKey(schedule);
  }

  /** Empty: unknown. */
  get openingHours(): string {
    return this.schedule.text;
  }

  /** What is typical of its weeks, as `typicalHours` returns it. */
  get typical(): number {
    this.#typical ??= typicalHours(this.schedule);
    return this.#typical;
  }

  /** The days of the next four weeks that are not as usual, and when it opens again. */
  details(now: Minute): HoursDetails {
    const day = now.day(this.timeZone);
    if (this.evaluated(day).isWeekly) return { exceptions: [] };
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

const NOWHERE = { latitude: 0, longitude: 0 };

/** The key of a cafe's schedule. Without a possible position it has the clock of Greenwich. */
export function keyOfCafe(
  { openingHours, latitude, longitude }: CatalogueCafe,
  hours = openingHours,
): string {
  const isPlaced = isOnEarth({ lat: latitude, lng: longitude });
  return scheduleKey(scheduleOf(hours, isPlaced ? { latitude, longitude } : NOWHERE));
}

const known = new Map<string, OpenTimes>();

/** The same for all cafes with a schedule. @param key of `scheduleKey` */
export function openTimesOf(key: string): OpenTimes {
  let times = known.get(key);
  if (!times) known.set(key, (times = new OpenTimes(key)));
  return times;
}
