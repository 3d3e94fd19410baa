import type { Arrays } from '../documents/field.ts';
import type { AnyDocuments, Schema } from '../documents/schema.ts';
import { countLive, packPart, type Part } from '../segments/segment.ts';
import { runInSlices } from '../slices.ts';

/** Where parts are saved. */
interface Store {
  /** @throws AbortError */
  save(parts: readonly Arrays[], signal: AbortSignal): Promise<void>;
}

interface Rules {
  /** Fewer documents are not saved. */
  minSize: number;
  /** From one time to the next, in ms. */
  minWait: number;
  onError(error: unknown): void;
}

/**
 * Saves the current parts in the background, once the largest segment is another one than what was saved: so what has to be
 * read at the next start is little, and what is written no more than some times what has changed.
 */
export class Saver<Documents extends AnyDocuments> {
  readonly #schema: Schema<never, Documents, unknown>;
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #stopping = new AbortController();
  #saved: unknown;
  #savedAt = -Infinity;
  #hasFailed = false;
  #running: Promise<void> | null = null;

  constructor(schema: Schema<never, Documents, unknown>, store: Store, rules: Rules) {
    this.#schema = schema;
    this.#store = store;
    this.#rules = rules;
  }

  /** What is saved already. */
  skip([first]: readonly Part<Documents, unknown>[]): void {
    this.#saved = first?.segment;
  }

  /** To be called after each change and compaction. */
  notify(parts: readonly Part<Documents, unknown>[]): void {
    const { minSize, minWait } = this.#rules;
    const isDue = performance.now() - this.#savedAt >= minWait;
    if (this.#running || !isDue || parts[0]?.segment === this.#saved) return;
    if (countLive(parts) < minSize) return;
    this.#savedAt = performance.now();
    this.#running = this.#save(parts).finally(() => {
      this.#running = null;
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #save(parts: readonly Part<Documents, unknown>[]): Promise<void> {
    const { signal } = this.#stopping;
    try {
      const stored: Arrays[] = [];
      for (const part of parts)
        stored.push(await runInSlices(packPart(this.#schema, part), signal));
      await this.#store.save(stored, signal);
      this.skip(parts);
      this.#hasFailed = false;
    } catch (error) {
      if (signal.aborted) return;
      // A full disk fails each try, and is reported once.
      if (!this.#hasFailed) this.#rules.onError(error);
      this.#hasFailed = true;
    }
  }
}
