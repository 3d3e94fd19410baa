import type { Minute } from '@cortado/search/schedules/minute';
import { minuteAt } from './hours/minute.ts';
import { evaluateInWorker, unreadyHours } from './loading/evaluate-in-worker.ts';
import type { MemorySnapshot } from './memory-snapshot.ts';
import type { Segment } from './segments/cafes.ts';
import { runInSlices } from '@cortado/search/slices';

const MINUTE_MS = 60_000;

interface Holder {
  current: () => MemorySnapshot;
  show: (next: MemorySnapshot) => void;
}

/** Switches to what is open at a minute. The current snapshot may change and be compacted between the slices. */
export function* switchTo(next: Minute, { current, show }: Holder): Generator<undefined, void> {
  const seen = new Set<Segment>();
  let isOther = false;
  for (;;) {
    const { parts, now } = current();
    const unseen = parts.find(({ segment }) => !seen.has(segment))?.segment;
    if (!unseen) break;
    seen.add(unseen);
    if (yield* unseen.index.hours.prepareNext(next, now)) isOther = true;
    if (parts.length > seen.size) yield;
  }
  show(current().at(isOther ? next : next.withSameOpen(current().now)));
}

interface Parts extends Holder {
  time: () => Date;
  onError: (error: unknown) => void;
}

/** Shows in each minute what is open then. Changes are found in the background, in slices of the event loop. */
export class Clock {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    const rest = MINUTE_MS - (this.#parts.time().getTime() % MINUTE_MS);
    this.#timer = setTimeout(() => {
      this.start();
      void this.advance();
    }, rest).unref();
  }

  /** Resolves once the current snapshot is that of the minute it is. */
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
    try {
      const next = minuteAt(this.#parts.time());
      const { current } = this.#parts;
      if (next.index === current().now.index) return;
      await this.#evaluate(next, 'today');
      await runInSlices(switchTo(next, this.#parts), signal);
      await this.#evaluate(next, 'tomorrow');
    } catch (error) {
      if (!signal.aborted) this.#parts.onError(error);
    }
  }

  /** Without a worker thread, what is open now is found in this one. */
  async #evaluate(next: Minute, day: 'today' | 'tomorrow'): Promise<void> {
    const { signal } = this.#stopping;
    const unready = await unreadyHours(this.#parts.current().parts, next, day, signal);
    try {
      await evaluateInWorker(unready, next, signal);
    } catch (error) {
      signal.throwIfAborted();
      this.#parts.onError(error);
    }
  }
}
