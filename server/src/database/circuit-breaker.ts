import { beforeTimeout } from './before-timeout.ts';
import { DatabaseUnavailable } from './is-unavailable.ts';

/** How long the heartbeat waits for an answer before the database counts as unavailable. */
const LATE_MS = 750;

/**
 * Knows whether the database is unavailable, from what watches over it: a heartbeat each second on a server, the end of its
 * thread on the embedded database. No request has to find out by waiting.
 */
export class CircuitBreaker {
  #isOpen = false;
  #isDiskFull = false;
  readonly #running = new Set<(cause: DatabaseUnavailable) => void>();

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether it is unavailable because its disk is full. */
  get isDiskFull(): boolean {
    return this.#isDiskFull;
  }

  /** The database is unavailable: what runs fails now, and what comes fails at once. */
  open({ isDiskFull = false } = {}): void {
    this.#isOpen = true;
    this.#isDiskFull = isDiskFull;
    for (const fail of this.#running)
      fail(new DatabaseUnavailable('The database does not answer.'));
    this.#running.clear();
  }

  close(): void {
    this.#isOpen = false;
    this.#isDiskFull = false;
  }

  /** Opens if an answer is late or fails, and closes once it is there. */
  watch(answer: Promise<unknown>): void {
    for (const answered of [beforeTimeout(answer, LATE_MS), answer]) {
      answered.then(
        () => this.close(),
        () => this.open(),
      );
    }
  }

  /** @throws DatabaseUnavailable once the database is unavailable; what the work throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isOpen) throw new DatabaseUnavailable('The database was away a moment ago.');
    let fail!: (cause: DatabaseUnavailable) => void;
    const opened = new Promise<never>((_resolve, reject) => (fail = reject));
    this.#running.add(fail);
    try {
      return await Promise.race([work(), opened]);
    } finally {
      this.#running.delete(fail);
    }
  }
}
