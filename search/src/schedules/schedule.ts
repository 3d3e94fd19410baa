import { covers, isOpenBetween, openDays, unknownDays, type Evaluated, type Spans } from './evaluated.ts'; // prettier-ignore
import { DAY_MINUTES } from './minute.ts';

/** A time that a schedule is to be open at, in minutes counted from 1970 as its clock shows them. */
export interface AskedTime {
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
    if (!this.#evaluated || !covers(this.#evaluated, day, this.#shownDays))
      this.#evaluated = this.evaluate(day);
    return this.#evaluated;
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

  /** When it is open in the shown days from one on. */
  openFrom(day: number): Spans {
    return openDays(this.evaluated(day), day, this.#shownDays);
  }

  /** The shown days from one on that are unknown, counted from 1970. */
  unknownFrom(day: number): number[] {
    return unknownDays(this.evaluated(day), day, this.#shownDays);
  }

  /** Whether it is open at a time; null where that is unknown. @param today in its zone */
  isOpenIn({ from, to, isThroughout, paid }: AskedTime, today: number): boolean | null {
    const evaluated = this.#evaluatedAt(Math.floor(from / DAY_MINUTES), today, paid);
    return evaluated && isOpenBetween(evaluated, from, to, isThroughout);
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
