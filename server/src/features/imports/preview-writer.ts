import { setImmediate } from 'node:timers/promises';
import { deleteBatch, insertPreview, setPreviewed, type BatchRow } from './batches-repository.ts';
import type { ImportContext } from './import-context.ts';
import type { JudgedRows } from './judge-rows.ts';
import { insertNotes } from './notes/notes-repository.ts';
import { insertPendingRows } from './pending-rows.ts';
import type { Summary } from './rows-summary.ts';

/** What was previewed. */
interface Found {
  /** The requested place, or the name of the file. */
  location: string;
  unusedColumns: readonly string[];
}

/**
 * Saves the rows that may be imported, to be run later. The first of them creates the batch. While some are written, the next
 * ones can be read.
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

  async add({ rows, notes }: JudgedRows): Promise<void> {
    await this.#writing;
    const { db } = this.#context.services.database;
    const id = (this.#id ??= await insertPreview(this.#context, this.#source));
    const write = async () => {
      if (rows !== null) await insertPendingRows(db, id, rows);
      if (notes.length > 0) await insertNotes(db, id, notes);
    };
    this.#writing = write();
    // The next await throws its failure.
    this.#writing.catch(() => {});
    // The query is sent when the event loop turns, and so before the next rows are read.
    await setImmediate();
  }

  /** The batch; null if no row may be imported. */
  async end(
    { location, unusedColumns }: Found,
    { total, errors, notes }: Summary,
  ): Promise<BatchRow | null> {
    await this.#writing;
    const { db } = this.#context.services.database;
    return this.#id === null
      ? null
      : setPreviewed(db, this.#id, { location, unusedColumns, total, errors, notes });
  }

  /** Deletes what it has saved. */
  async abort(): Promise<void> {
    await this.#writing.catch(() => {});
    if (this.#id !== null) await deleteBatch(this.#context.services.database.db, this.#id);
  }
}
