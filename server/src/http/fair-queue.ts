import { bindContext } from '../core/request-scope.ts';

/** How much work of each kind may wait. It takes some milliseconds each: beyond this it is better to refuse it. */
const MAX_WAITING = 500;

/**
 * Starts one piece of work in each turn of the event loop, so that ready answers are sent in between: a visitor waits for one
 * search or page of others, not for all that were requested at once. While nothing waits, work starts at once. Each
 * piece runs in the asynchronous context it was added in, which has the id of its request.
 */
export class FairQueue {
  readonly #waiting: (() => void)[] = [];
  /** Health checks and metrics: they have as many turns as other work, however much of either waits. */
  readonly #probes: (() => void)[] = [];
  readonly #max: number;
  #hasBegun = false;
  /** How much work it has refused. */
  refused = 0;

  constructor(max = MAX_WAITING) {
    this.#max = max;
  }

  /**
   * @param isProbe waits for others of its kind alone, one of which begins each turn in addition to the other work
   * @returns false, without doing it, if too much is waiting
   */
  add(work: () => void, isProbe = false): boolean {
    const queue = isProbe ? this.#probes : this.#waiting;
    if (!this.#hasBegun) this.#begin([work]);
    else if (queue.length < this.#max) queue.push(bindContext(work));
    else {
      this.refused += 1;
      return false;
    }
    return true;
  }

  #begin(works: readonly (() => void)[]): void {
    this.#hasBegun = true;
    setImmediate(() => {
      const next = [this.#probes.shift(), this.#waiting.shift()].filter((one) => one !== undefined);
      if (next.length > 0) this.#begin(next);
      else this.#hasBegun = false;
    });
    for (const work of works) work();
  }
}
