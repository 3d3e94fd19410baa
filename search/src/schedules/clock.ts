import { runInSlices, type Work } from '../slices.ts';
import { unreadySchedules, type ScheduledPart } from './in-thread.ts';
import type { Minute } from './minute.ts';
import type { Schedule } from './schedule.ts';

const MINUTE_MS = 60_000;

/** What is shown of a minute. Immutable, but for compactions. */
export interface AtMinute<Self, One extends Schedule> {
  readonly parts: readonly ScheduledPart<One>[];
  readonly now: Minute;
  /** The same documents at another minute. */
  at(now: Minute): Self;
}

interface Holder<Shown> {
  current: () => Shown;
  show: (next: Shown) => void;
}

/** Switches to what is open at a minute. What is shown may change and be compacted between the slices. */
export function* switchTo<Shown extends AtMinute<Shown, Schedule>>(
  next: Minute,
  { current, show }: Holder<Shown>,
): Work<void> {
  const seen = new Set<unknown>();
  let isOther = false;
  for (;;) {
    const { parts, now } = current();
    const unseen = parts.find(({ segment }) => !seen.has(segment))?.segment;
    if (!unseen) break;
    seen.add(unseen);
    if (yield* unseen.index.schedules.prepareNext(next, now)) isOther = true;
    if (parts.length > seen.size) yield;
  }
  show(current().at(isOther ? next : next.withSameOpen(current().now)));
}

interface Rules<Shown, One> extends Holder<Shown> {
  time: () => Date;
  minuteAt: (time: Date) => Minute;
  /** Evaluates schedules elsewhere, so that nothing waits for it. */
  evaluate: (schedules: readonly One[], now: Minute, signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Shows in each minute what is open then. Changes are found in the background, in slices of the event loop. */
export class Clock<One extends Schedule, Shown extends AtMinute<Shown, One>> {
  readonly #rules: Rules<Shown, One>;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(rules: Rules<Shown, One>) {
    this.#rules = rules;
  }

  start(): void {
    const rest = MINUTE_MS - (this.#rules.time().getTime() % MINUTE_MS);
    this.#timer = setTimeout(() => {
      this.start();
      void this.advance();
    }, rest).unref();
  }

  /** Resolves once what is shown is that of the minute it is. */
  async advance(): Promise<void> {
    await this.#running;
    this.#running ??= this.#advance().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #advance(): Promise<void> {
    const { signal } = this.#stopping;
    const { time, minuteAt, current, onError } = this.#rules;
    try {
      const next = minuteAt(time());
      if (next.index === current().now.index) return;
      await this.#evaluate(next, 'today');
      await runInSlices(switchTo(next, this.#rules), signal);
      await this.#evaluate(next, 'tomorrow');
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  }

  /** If it fails elsewhere, what is open now is found in this thread. */
  async #evaluate(next: Minute, day: 'today' | 'tomorrow'): Promise<void> {
    const { signal } = this.#stopping;
    const { current, evaluate, onError } = this.#rules;
    const unready = await unreadySchedules(current().parts, next, day, signal);
    try {
      await evaluate(unready, next, signal);
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
    }
  }
}
