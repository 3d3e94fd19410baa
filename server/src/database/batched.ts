import { bindContext } from '../core/request-scope.ts';
import { isUnavailable } from './is-unavailable.ts';
import { prepared } from './prepared.ts';
import { type Db, isRetryableConflict } from './transact.ts';

/** How many batches are written at once, so that one that waits for a locked row does not hold up all others. */
const MAX_RUNNING = 2;
const MAX_BATCH = 50;
/** A batch begins so long after the one before it at the earliest: under many writes more of them share one. */
const EVERY_MS = 10;

type Write<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

class Batches<Item, Result> {
  readonly #write: Write<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  /** Writes the next batch as the first request that waits, whose trace then has the query. */
  #writeNext = (): Promise<void> => Promise.resolve();
  #running = 0;
  #begunAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  constructor(write: Write<Item, Result>) {
    this.#write = write;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0)
        this.#writeNext = bindContext(() => this.#writeAll(this.#waiting.splice(0, MAX_BATCH)));
      this.#waiting.push({ item, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#timer || this.#running === MAX_RUNNING || this.#waiting.length === 0) return;
    const early = this.#begunAt + EVERY_MS - performance.now();
    if (early <= 0) return void this.#begin();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#begin();
    }, early);
  }

  async #begin(): Promise<void> {
    this.#begunAt = performance.now();
    this.#running += 1;
    const written = this.#writeNext();
    this.#next();
    await written;
    this.#running -= 1;
    this.#next();
  }

  /** If a batch fails, its items are written one by one, so that one that cannot be written fails alone. */
  async #writeAll(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, at) => resolve(results[at]!));
    } catch (error) {
      const isGone = isUnavailable(error) && !isRetryableConflict(error);
      if (batch.length > 1 && !isGone) {
        for (const one of batch) await this.#writeAll([one]);
        return;
      }
      // A request that has waited for an unavailable database has no time left to wait again.
      const failed = isGone ? [...batch, ...this.#waiting.splice(0)] : batch;
      for (const { reject } of failed) reject(error);
    }
  }
}

/**
 * For a write that many ask for at once: one statement writes for all who wait.
 * @param write has a result for each item, in the same order; of equal items, the last one counts
 */
export function batched<Item, Result>(
  write: (db: Db, items: readonly Item[]) => Promise<readonly Result[]>,
): (db: Db, item: Item) => Promise<Result> {
  const batchesOf = prepared((db) => new Batches<Item, Result>((items) => write(db, items)));
  return (db, item) => batchesOf(db).add(item);
}
