import { deleteBatch, insertPreview, setPreviewed, type BatchRow } from './batches-repository.ts';
import type { ImportContext } from './import-context.ts';
import { insertPendingRows } from './pending-rows.ts';
import type { Summary } from './rows-summary.ts';

/** Keeps the rows that may come in, to be run later. The batch begins with the first of them. */
export class PreviewWriter {
  readonly #context: ImportContext;
  readonly #source: string;
  #id: number | null = null;

  constructor(context: ImportContext, source: string) {
    this.#context = context;
    this.#source = source;
  }

  /** @param json as `pendingJson` gives it */
  async add(json: string): Promise<void> {
    const { db } = this.#context.services.database;
    this.#id ??= await insertPreview(this.#context, this.#source);
    await insertPendingRows(db, this.#id, json);
  }

  /** The batch; null where no row may come in. */
  async end(location: string, { total, errors }: Summary): Promise<BatchRow | null> {
    const { db } = this.#context.services.database;
    return this.#id === null ? null : setPreviewed(db, this.#id, { location, total, errors });
  }

  /** Deletes what it has kept. */
  async abort(): Promise<void> {
    if (this.#id !== null) await deleteBatch(this.#context.services.database.db, this.#id);
  }
}
