import { setTimeout as sleep } from 'node:timers/promises';
import { buildSnapshot, replaceCafes } from './snapshot.ts';
import type { CatalogueCafe, CatalogueChange, CatalogueSource, Snapshot } from './types.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;
/** More changed cafes than this are read as a whole. */
const MOST_SINGLE_READS = 50;

export interface CatalogueOptions {
  /** Subscribes to what the system of record announces; returns a function that stops. */
  listen(onChange: (change: CatalogueChange) => void): Promise<() => Promise<void>>;
  onError?: (error: unknown) => void;
}

/**
 * Keeps the present snapshot: loads it, and swaps in the next one when the system of record
 * announces a change. While the database is away the last snapshot goes on serving.
 */
export class Catalogue {
  #snapshot: Snapshot;
  #pendingCafes = new Set<number>();
  #pendingAll = false;
  #running: Promise<void> | null = null;
  #stopped = false;
  #stopListening: () => Promise<void> = async () => {};
  readonly #source: CatalogueSource;
  readonly #onError: (error: unknown) => void;
  readonly #onSwap = new Set<(snapshot: Snapshot) => void>();

  private constructor(source: CatalogueSource, snapshot: Snapshot, onError: (e: unknown) => void) {
    this.#source = source;
    this.#snapshot = snapshot;
    this.#onError = onError;
  }

  static async start(source: CatalogueSource, options: CatalogueOptions): Promise<Catalogue> {
    const empty = buildSnapshot({ cafes: [], categories: [] }, 0);
    const catalogue = new Catalogue(source, empty, options.onError ?? (() => {}));
    // Listening begins before loading, so that no change falls between the two.
    catalogue.#stopListening = await options.listen((change) => void catalogue.refresh(change));
    catalogue.#snapshot = buildSnapshot(await source.load(), 1);
    return catalogue;
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** Calls back after each swap. */
  onSwap(callback: (snapshot: Snapshot) => void): void {
    this.#onSwap.add(callback);
  }

  /**
   * Reads what changed and swaps. A writer awaits it after its commit, so that its next read shows
   * its own write; changes that arrive meanwhile share the following round.
   */
  async refresh(change: CatalogueChange): Promise<void> {
    if (change.kind === 'cafe') this.#pendingCafes.add(change.id);
    else this.#pendingAll = true;
    if (this.#running) {
      await this.#running;
      if (!this.#hasPending()) return;
    }
    this.#running ??= this.#run().finally(() => (this.#running = null));
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#stopListening();
    await this.#running;
  }

  #hasPending(): boolean {
    return this.#pendingAll || this.#pendingCafes.size > 0;
  }

  async #run(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (this.#hasPending() && !this.#stopped) {
      const all = this.#pendingAll || this.#pendingCafes.size > MOST_SINGLE_READS;
      const ids = [...this.#pendingCafes];
      this.#pendingAll = false;
      this.#pendingCafes.clear();
      try {
        this.#swap(all ? await this.#loadAll() : await this.#loadCafes(ids));
        wait = FIRST_WAIT_MS;
      } catch (error) {
        this.#onError(error);
        if (all) this.#pendingAll = true;
        for (const id of ids) this.#pendingCafes.add(id);
        await sleep(wait, undefined, { ref: false });
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      }
    }
  }

  async #loadAll(): Promise<Snapshot> {
    return buildSnapshot(await this.#source.load(), this.#snapshot.revision + 1);
  }

  async #loadCafes(ids: readonly number[]): Promise<Snapshot> {
    const changes = new Map<number, CatalogueCafe | null>();
    for (const id of ids) changes.set(id, await this.#source.loadCafe(id));
    return replaceCafes(this.#snapshot, changes);
  }

  #swap(next: Snapshot): void {
    this.#snapshot = next;
    for (const callback of this.#onSwap) callback(next);
  }
}
