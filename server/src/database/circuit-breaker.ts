import { beforeTimeout } from './before-timeout.ts';
import { DatabaseAway } from './is-away.ts';

/** So long the heartbeat waits for an answer before the database counts as away. */
const LATE_MS = 750;

/**
 * Knows whether the database is away, from what watches over it: a heartbeat each second on a server, the end of its
 * thread on the embedded database. No request has to find out by waiting.
 */
export class CircuitBreaker {
  #isOpen = false;
  #isDiskFull = false;
  readonly #running = new Set<(cause: DatabaseAway) => void>();

  /** Whether the database is away. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether it is away because its disk is full. */
  get isDiskFull(): boolean {
    return this.#isDiskFull;
  }

  /** The database is away: what runs fails now, and what comes fails at once. */
  open({ isDiskFull = false } = {}): void {
    this.#isOpen = true;
    this.#isDiskFull = isDiskFull;
    for (const fail of this.#running) fail(new DatabaseAway('The database does not answer.'));
    this.#running.clear();
  }

  close(): void {
    this.#isOpen = false;
    this.#isDiskFull = false;
  }

  /** Opens if an answer is late or fails, and closes once it is there. */
  watch(answer: Promise<unknown>): void {
    for (const told of [beforeTimeout(answer, LATE_MS), answer]) {
      told.then(
        () => this.close(),
        () => this.open(),
      );
    }
  }

  /** @throws DatabaseAway once the database is away; what the work throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isOpen) throw new DatabaseAway('The database was away a moment ago.');
    let fail!: (cause: DatabaseAway) => void;
    const opened = new Promise<never>((_resolve, reject) => (fail = reject));
    this.#running.add(fail);
    try {
      return await Promise.race([work(), opened]);
    } finally {
      this.#running.delete(fail);
    }
  }
}
