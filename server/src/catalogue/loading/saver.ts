import type { MemorySnapshot } from '../memory-snapshot.ts';
import type { CatalogueStore } from './saved.ts';
import type { Arrays } from '@cortado/search/documents/field';
import { packPart } from '@cortado/search/segments/segment';
import { CAFES, type Segment } from '../segments/cafes.ts';
import { runInSlices } from '@cortado/search/slices';

/** A smaller directory is loaded as fast. */
export const MIN_CAFES = 1000;
const FAILED = 'The catalogue could not be saved for the next start.';
const MIN_MS_BETWEEN = 60_000;

/**
 * Saves the current snapshot in the background, once its largest segment is another one than what was saved: so
 * what has to be read at the next start is little, and what is written no more than some times what has changed.
 */
export class Saver {
  readonly #store: CatalogueStore;
  readonly #onError: (error: unknown) => void;
  readonly #stopping = new AbortController();
  #saved: Segment | undefined;
  #savedAt = -Infinity;
  #hasFailed = false;
  #running: Promise<void> | null = null;

  constructor(store: CatalogueStore, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** What the saved catalogue holds already. */
  skip({ parts }: MemorySnapshot): void {
    this.#saved = parts[0]?.segment;
  }

  /** To be called after each change and compaction. */
  notify(snapshot: MemorySnapshot): void {
    const segment = snapshot.parts[0]?.segment;
    const isDue = performance.now() - this.#savedAt >= MIN_MS_BETWEEN;
    if (this.#running || !isDue || segment === this.#saved || snapshot.cafes.size < MIN_CAFES)
      return;
    this.#savedAt = performance.now();
    this.#running = this.#save(snapshot).finally(() => {
      this.#running = null;
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #save({ parts }: MemorySnapshot): Promise<void> {
    const { signal } = this.#stopping;
    try {
      const stored: Arrays[] = [];
      for (const part of parts) stored.push(await runInSlices(packPart(CAFES, part), signal));
      await this.#store.save(stored, signal);
      this.#saved = parts[0]?.segment;
      this.#hasFailed = false;
    } catch (cause) {
      if (signal.aborted) return;
      // A full disk fails each try, and is reported once.
      if (!this.#hasFailed) this.#onError(new Error(FAILED, { cause }));
      this.#hasFailed = true;
    }
  }
}
