import type { AnyDocuments, Schema } from '../documents/schema.ts';
import { SLICE_MS } from '../slices.ts';
import { Compaction, planCompaction, type Compactable } from './compaction.ts';

/** Compacts segments of the current snapshot in the background, in slices of the event loop. */
export class Compactor<Documents extends AnyDocuments, Index> {
  readonly #schema: Schema<never, Documents, Index>;
  readonly #current: () => Compactable<Documents, Index>;
  readonly #onCompacted: () => void;
  #running: Compaction<Documents, Index> | null = null;
  #next: NodeJS.Immediate | undefined;

  /** @param onCompacted called after each compaction */
  constructor(
    schema: Schema<never, Documents, Index>,
    current: () => Compactable<Documents, Index>,
    onCompacted: () => void,
  ) {
    this.#schema = schema;
    this.#current = current;
    this.#onCompacted = onCompacted;
  }

  /** Starts a compaction if one is due and none is running. To be called after each change. */
  notify(): void {
    if (this.#running) return;
    const plan = planCompaction(this.#current().parts);
    if (!plan) return;
    this.#running = new Compaction(this.#schema, plan);
    this.#continue();
  }

  stop(): void {
    clearImmediate(this.#next);
    this.#running = null;
  }

  #continue(): void {
    this.#next = setImmediate(() => this.#slice());
  }

  #slice(): void {
    const compaction = this.#running!;
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      if (!compaction.step()) continue;
      compaction.applyTo(this.#current());
      this.#running = null;
      this.#onCompacted();
      this.notify();
      return;
    }
    this.#continue();
  }
}
