import { Now } from './hours/now.ts';
import { evaluateInWorker, unreadyHours } from './loading/evaluate-in-worker.ts';
import type { MemorySnapshot } from './memory-snapshot.ts';
import type { Segment } from './segments/segment.ts';
import { finishBeside } from './slices.ts';

const MINUTE_MS = 60_000;

interface Holder {
  current: () => MemorySnapshot;
  show: (next: MemorySnapshot) => void;
}

/** Shows what is open at a minute. Changes and merges of the current snapshot may go on between the slices. */
export function* moveTo(next: Now, { current, show }: Holder): Generator<undefined, void> {
  const seen = new Set<Segment>();
  let isOther = false;
  for (;;) {
    const { parts, now } = current();
    const unseen = parts.find(({ segment }) => !seen.has(segment))?.segment;
    if (!unseen) break;
    seen.add(unseen);
    if (yield* unseen.filters.hours.prepareNext(next, now)) isOther = true;
    if (parts.length > seen.size) yield;
  }
  show(current().at(isOther ? next : next.openAs(current().now)));
}

interface Parts extends Holder {
  time: () => Date;
  onError: (error: unknown) => void;
}

/** Shows in each minute what is open then. What changes is found beside everything else, in slices of the event loop. */
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
      void this.moveOn();
    }, rest).unref();
  }

  /** Resolves once the current snapshot is that of the minute it is. */
  async moveOn(): Promise<void> {
    await this.#running;
    this.#running ??= this.#move().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #move(): Promise<void> {
    const { signal } = this.#stopping;
    try {
      const next = Now.at(this.#parts.time());
      const { current } = this.#parts;
      if (next.minute === current().now.minute) return;
      await this.#evaluate(next, 'today');
      await finishBeside(moveTo(next, this.#parts), signal);
      await this.#evaluate(next, 'tomorrow');
    } catch (error) {
      if (!signal.aborted) this.#parts.onError(error);
    }
  }

  /** Where there is no thread to be had, what is open now is found without one. */
  async #evaluate(next: Now, day: 'today' | 'tomorrow'): Promise<void> {
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
