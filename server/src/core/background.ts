/** Runs work after the response is sent; only the shutdown waits for it. */
export class Background {
  readonly #running = new Set<Promise<void>>();
  #isEnding = false;
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Starts on a later turn of the event loop, so that the response goes out first. */
  run(work: () => Promise<void>): void {
    const running = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .catch(this.#onError)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** True during shutdown: long work should stop where it can be resumed. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Resolves once all work started so far is done; failures have gone to `onError`. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** Sets `isEnding` and waits for the running work. Call it when nothing more will be started. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#running);
  }
}
