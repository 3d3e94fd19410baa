import { beforeTimeout } from './before-timeout.ts';
import { DatabaseAway, isAway } from './is-away.ts';

const RETRY_AFTER_MS = 1000;

/** Reads that can do without the database: once it is away, one at a time tries again and the others fail at once. */
export class CircuitBreaker {
  #isOpen = false;
  #isTrying = false;
  #retryAt = 0;

  /** @throws DatabaseAway where it does not answer in time, or did not just now; what the read throws */
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
      const found = await beforeTimeout(read());
      this.#isOpen = false;
      return found;
    } catch (error) {
      if (isAway(error)) {
        this.#isOpen = true;
        this.#retryAt = performance.now() + RETRY_AFTER_MS;
      }
      throw error;
    }
  }
}
