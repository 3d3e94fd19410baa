/** Work that nobody waits for, until the end. */
export class Background {
  readonly #running = new Set<Promise<void>>();
  #isEnding = false;
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Begins on a later turn, so that the answer goes out first. */
  run(work: () => Promise<void>): void {
    const running = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .catch(this.#onError)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Whether long work should stop where it can be taken up again. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Ends once everything that was begun has. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** As `settled`, where nothing more will begin. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#running);
  }
}
