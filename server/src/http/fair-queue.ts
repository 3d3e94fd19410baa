import { keepContext } from '../core/keep-context.ts';

/** Some milliseconds each: beyond this number it is better to refuse than to let people wait. */
const MAX_WAITING = 500;

/**
 * Begins one piece of work a turn of the event loop, so that what lies ready is answered between any two: a visitor who
 * reads waits for one search or page of others, not for all that were asked for at once. While nothing waits, work begins at once.
 * What waits keeps its own asynchronous context: the id of its request.
 */
export class FairQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #max: number;
  #hasBegun = false;

  constructor(max = MAX_WAITING) {
    this.#max = max;
  }

  /**
   * @param isFirst goes before all that wait, however much that is
   * @returns false, without doing it, if too much is waiting
   */
  add(work: () => void, isFirst = false): boolean {
    if (!this.#hasBegun) this.#begin(work);
    else if (isFirst) this.#waiting.unshift(keepContext(work));
    else if (this.#waiting.length < this.#max) this.#waiting.push(keepContext(work));
    else return false;
    return true;
  }

  #begin(work: () => void): void {
    this.#hasBegun = true;
    setImmediate(() => {
      const next = this.#waiting.shift();
      if (next) this.#begin(next);
      else this.#hasBegun = false;
    });
    work();
  }
}
