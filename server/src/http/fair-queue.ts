import { keepContext } from '../core/keep-context.ts';

/** Of each kind, some milliseconds each: beyond this number it is better to refuse than to let people wait. */
const MAX_WAITING = 500;

/**
 * Begins one piece of work a turn of the event loop, so that what lies ready is answered between any two: a visitor who
 * reads waits for one search or page of others, not for all that were asked for at once. While nothing waits, work begins at once.
 * What waits keeps its own asynchronous context: the id of its request.
 */
export class FairQueue {
  readonly #waiting: (() => void)[] = [];
  /** Of those who watch over the process: as many turns as work has, however much of either waits. */
  readonly #watching: (() => void)[] = [];
  readonly #max: number;
  #hasBegun = false;

  constructor(max = MAX_WAITING) {
    this.#max = max;
  }

  /**
   * @param isWatching waits for others of its kind alone, one of which begins each turn beside the other work
   * @returns false, without doing it, if too much is waiting
   */
  add(work: () => void, isWatching = false): boolean {
    const queue = isWatching ? this.#watching : this.#waiting;
    if (!this.#hasBegun) this.#begin([work]);
    else if (queue.length < this.#max) queue.push(keepContext(work));
    else return false;
    return true;
  }

  #begin(works: readonly (() => void)[]): void {
    this.#hasBegun = true;
    setImmediate(() => {
      const next = [this.#watching.shift(), this.#waiting.shift()].filter(
        (one) => one !== undefined,
      );
      if (next.length > 0) this.#begin(next);
      else this.#hasBegun = false;
    });
    for (const work of works) work();
  }
}
