import { beforeTimeout } from './before-timeout.ts';
import { DatabaseAway, isAway } from './is-away.ts';

const RETRY_AFTER_MS = 1000;

/** For reads that have a fallback: once the database is away, one read at a time tries it again and the others fail at once. */
export class CircuitBreaker {
  #isOpen = false;
  #isTrying = false;
  #retryAt = 0;

  /** @throws DatabaseAway if the database does not answer in time, or the circuit is open; what the read throws */
  async run<T>(read: () => Promise<T>): Promise<T> {
    if (!this.#isOpen) return this.#try(read);
    if (this.#isTrying || performance.now() < this.#retryAt) {
      throw new DatabaseAway('The database was away a moment ago.');
    }
    this.#isTrying = true;
    try {
      return await this.#try(read);
    } finally {
      this.#isTrying = false;
    }
  }

  async #try<T>(read: () => Promise<T>): Promise<T> {
    try {
      const result = await beforeTimeout(read());
      this.#isOpen = false;
      return result;
    } catch (error) {
      if (isAway(error)) {
        this.#isOpen = true;
        this.#retryAt = performance.now() + RETRY_AFTER_MS;
      }
      throw error;
    }
  }
}
