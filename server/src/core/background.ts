/** Runs work after the response is sent; only the shutdown waits for it. */
export class Background {
  readonly #running = new Set<Promise<void>>();
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

  /** Resolves once all work started so far is done; failures have gone to `onError`. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }
}
