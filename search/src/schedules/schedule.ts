import { DAY_MINUTES } from './minute.ts';

/** From each even to before each odd entry, in minutes. */
export type Spans = Int32Array;

/** When a schedule is open in some days, in minutes of its clock, counted from 1970 as if it were in UTC. */
export interface Evaluated {
  /** The first day, counted from 1970. */
  firstDay: number;
  days: number;
  /** Whether each of its weeks is like every other. */
  isWeekly: boolean;
  open: Spans;
  /** Whole days. What is not open in these may be open, for all that is known. */
  unknown: Spans;
}

/** A time that a schedule is to be open at, in minutes counted from 1970 as its clock shows them. */
interface AskedTime {
  from: number;
  to: number;
  /** Whether it is open all the time, rather than at some. */
  isThroughout: boolean;
  /**
   * The costs of what was evaluated for this question alone, because it asks for a day weeks away. They take milliseconds each,
   * so there are `MAX_PAID` at most; what is beyond is unknown.
   */
  paid: Set<string>;
}

const MAX_PAID = 32;

/**
 * When all documents with a schedule are open: evaluated once for all of them, for some weeks, or once for all time if each of
 * its weeks is like every other.
 */
export abstract class Schedule {
  readonly timeZone: string;
  /** How many days are shown from any day on. */
  readonly #shownDays: number;
  #evaluated: Evaluated | null = null;

  constructor(timeZone: string, shownDays: number) {
    this.timeZone = timeZone;
    this.#shownDays = shownDays;
  }

  /** @param days how many days of a schedule whose weeks are not alike; not given: some weeks */
  protected abstract evaluate(firstDay: number, days?: number): Evaluated;

  /** Names what takes milliseconds to evaluate: the same for schedules that share it. */
  protected abstract get cost(): string;

  /** What is needed to show the days from one on. */
  evaluated(day: number): Evaluated {
    if (!this.isReady(day)) this.#evaluated = this.evaluate(day);
    return this.#evaluated!;
  }

  /** Takes what was evaluated elsewhere. */
  take(evaluated: Evaluated): void {
    this.#evaluated = evaluated;
  }

  isReady(day: number): boolean {
    return this.#evaluated !== null && covers(this.#evaluated, day, this.#shownDays);
  }

  /** Whether what was evaluated for a day does for the next one too, or would not if it were evaluated again. */
  isReadyAfter(day: number): boolean {
    return this.#evaluated?.days === this.#shownDays || this.isReady(day + 1);
  }

  /**
   * When it is open in the shown days from one on.
   * A span that reaches over midnight at either end has its true end, within a day; a longer one ends with the days.
   */
  openFrom(day: number): Spans {
    const evaluated = this.evaluated(day);
    const { open } = evaluated;
    const shift = shiftOf(evaluated, day);
    const begin = day * DAY_MINUTES - shift;
    const end = begin + this.#shownDays * DAY_MINUTES;
    const spans: number[] = [];
    for (let at = 0; at < open.length; at += 2) {
      const [from, to] = [open[at]!, open[at + 1]!];
      if (from >= end || to <= begin) continue;
      spans.push(from <= begin - DAY_MINUTES ? begin + shift : from + shift);
      spans.push(to >= end + DAY_MINUTES ? end + shift : to + shift);
    }
    return Int32Array.from(spans);
  }

  /** The shown days from one on that are unknown, counted from 1970. */
  unknownFrom(day: number): number[] {
    const evaluated = this.evaluated(day);
    const { unknown } = evaluated;
    if (unknown.length === 0) return [];
    const shift = shiftOf(evaluated, day);
    return Array.from({ length: this.#shownDays }, (_, later) => day + later).filter((one) =>
      isTouched(unknown, one * DAY_MINUTES - shift, one * DAY_MINUTES - shift + 1),
    );
  }

  /** Whether it is open at a time; null where that is unknown. @param today in its zone */
  isOpenIn({ from, to, isThroughout, paid }: AskedTime, today: number): boolean | null {
    const day = Math.floor(from / DAY_MINUTES);
    const evaluated = this.#evaluatedAt(day, today, paid);
    if (!evaluated) return null;
    const { open, unknown } = evaluated;
    const shift = shiftOf(evaluated, day);
    const [begin, end] = [from - shift, to - shift];
    if (isThroughout ? isFilled(open, begin, end) : isTouched(open, begin, end)) return true;
    return isTouched(unknown, begin, end) ? null : false;
  }

  /** What was evaluated of a day; where it was not, for it is far from today, it is once `paid` allows that. */
  #evaluatedAt(day: number, today: number, paid: Set<string>): Evaluated | null {
    const evaluated = this.evaluated(today);
    if (covers(evaluated, day, 1)) return evaluated;
    const { cost } = this;
    if (paid.size === MAX_PAID && !paid.has(cost)) return null;
    paid.add(cost);
    return this.evaluate(day, 1);
  }
}

/** Whether it says all about some days from one on. */
const covers = ({ firstDay, days, isWeekly }: Evaluated, day: number, count: number): boolean =>
  isWeekly || (day >= firstDay && day + count <= firstDay + days);

/** How many minutes a day is after the like one that was evaluated. */
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
