/** Who wants to be told of something. */
export class Callbacks<Args extends unknown[]> {
  readonly #all = new Set<(...args: Args) => void>();

  /** @returns what stops it */
  add(callback: (...args: Args) => void): () => void {
    this.#all.add(callback);
    return () => this.#all.delete(callback);
  }

  call(...args: Args): void {
    for (const callback of this.#all) callback(...args);
  }
}
