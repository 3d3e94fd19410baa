import { setImmediate } from 'node:timers/promises';
import { deleteBatch, insertPreview, setPreviewed, type BatchRow } from './batches-repository.ts';
import type { ImportContext } from './import-context.ts';
import { insertPendingRows } from './pending-rows.ts';
import type { Summary } from './rows-summary.ts';

/**
 * Keeps the rows that may come in, to be run later. The batch begins with the first of them. While some are written,
 * the next ones can be read.
 */
export class PreviewWriter {
  readonly #context: ImportContext;
  readonly #source: string;
  #id: number | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(context: ImportContext, source: string) {
    this.#context = context;
    this.#source = source;
  }

  /** @param json as `pendingJson` gives it */
  async add(json: string): Promise<void> {
    await this.#writing;
    const { db } = this.#context.services.database;
    this.#id ??= await insertPreview(this.#context, this.#source);
    this.#writing = insertPendingRows(db, this.#id, json);
    // Whoever waits for it next is told of its failure.
    this.#writing.catch(() => {});
    // The query is sent when the event loop turns, and so before the next rows are read.
    await setImmediate();
  }

  /** The batch; null where no row may come in. */
  async end(location: string, { total, errors }: Summary): Promise<BatchRow | null> {
    await this.#writing;
    const { db } = this.#context.services.database;
    return this.#id === null ? null : setPreviewed(db, this.#id, { location, total, errors });
  }

  /** Deletes what it has kept. */
  async abort(): Promise<void> {
    await this.#writing.catch(() => {});
    if (this.#id !== null) await deleteBatch(this.#context.services.database.db, this.#id);
  }
}
