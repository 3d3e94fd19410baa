import type { MemorySnapshot } from './memory-snapshot.ts';
import { Merge, planMerge } from './merge.ts';
import { SLICE_MS } from './slices.ts';

/** Merges segments of the current snapshot beside everything else, in slices of the event loop. */
export class Merger {
  readonly #current: () => MemorySnapshot;
  readonly #onMerged: () => void;
  #running: Merge | null = null;
  #next: NodeJS.Immediate | undefined;

  /** @param onMerged is called after each merge */
  constructor(current: () => MemorySnapshot, onMerged: () => void) {
    this.#current = current;
    this.#onMerged = onMerged;
  }

  /** Begins what there is to merge, unless a merge is under way. To be called after each change. */
  wake(): void {
    if (this.#running) return;
    const plan = planMerge(this.#current().parts);
    if (!plan) return;
    this.#running = new Merge(plan);
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
    const merge = this.#running!;
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      if (!merge.step()) continue;
      merge.applyTo(this.#current());
      this.#running = null;
      this.#onMerged();
      this.wake();
      return;
    }
    this.#continue();
  }
}
