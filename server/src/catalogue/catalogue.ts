import { buildSnapshot, replaceCafes } from './snapshot.ts';
import type { CatalogueCafe, CatalogueChange, CatalogueSource, Snapshot } from './types.ts';

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 10_000;
/** Where more cafes changed, everything is read anew. */
const MAX_CHANGED = 50;

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
  #snapshot = buildSnapshot({ cafes: [], categories: [] }, 0);
  #pendingCafes = new Set<number>();
  #pendingAll = false;
  /** Ends when the round that is going on ends: rounds follow each other. */
  #present: Promise<void> = Promise.resolve();
  /** The round that waits for the present one; what changes meanwhile shares it. */
  #next: Promise<void> | null = null;
  #wait = FIRST_WAIT_MS;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;
  #stopListening: () => Promise<void> = async () => {};
  readonly #source: CatalogueSource;
  readonly #onError: (error: unknown) => void;

  private constructor(source: CatalogueSource, onError: (error: unknown) => void) {
    this.#source = source;
    this.#onError = onError;
  }

  /** @throws what the source throws, where the first load fails */
  static async start(source: CatalogueSource, options: CatalogueOptions): Promise<Catalogue> {
    const catalogue = new Catalogue(source, options.onError ?? (() => {}));
    // Listening begins before loading, so that no change falls between the two: it waits meanwhile.
    let loaded = () => {};
    catalogue.#present = new Promise((resolve) => (loaded = resolve));
    catalogue.#stopListening = await options.listen((change) => void catalogue.refresh(change));
    try {
      catalogue.#snapshot = buildSnapshot(await source.load(), 1);
    } catch (error) {
      catalogue.#stopped = true;
      await catalogue.#stopListening();
      throw error;
    } finally {
      loaded();
    }
    return catalogue;
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /**
   * Reads what changed and swaps. A writer awaits it after its commit, so that its next read shows
   * its own write. Where the database is away it ends too; the change is read once it is back.
   */
  async refresh(change: CatalogueChange): Promise<void> {
    if (change.kind === 'cafe') this.#pendingCafes.add(change.id);
    else this.#pendingAll = true;
    await this.#enqueue();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#stopListening();
    await this.#present;
  }

  #enqueue(): Promise<void> {
    this.#next ??= this.#present.then(() => {
      this.#present = this.#next ?? this.#present;
      this.#next = null;
      return this.#round();
    });
    return this.#next;
  }

  async #round(): Promise<void> {
    const all = this.#pendingAll || this.#pendingCafes.size > MAX_CHANGED;
    const ids = [...this.#pendingCafes];
    if (this.#stopped || (!all && ids.length === 0)) return;
    this.#pendingAll = false;
    this.#pendingCafes.clear();
    let next: Snapshot;
    try {
      next = all ? await this.#loadAll() : await this.#loadCafes(ids);
    } catch (error) {
      this.#onError(error);
      this.#pendingAll ||= all;
      for (const id of ids) this.#pendingCafes.add(id);
      this.#retryLater();
      return;
    }
    this.#wait = FIRST_WAIT_MS;
    this.#snapshot = next;
  }

  #retryLater(): void {
    clearTimeout(this.#retry);
    if (this.#stopped) return;
    this.#retry = setTimeout(() => void this.#enqueue(), this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT_MS);
  }

  async #loadAll(): Promise<Snapshot> {
    return buildSnapshot(await this.#source.load(), this.#snapshot.revision + 1);
  }

  async #loadCafes(ids: readonly number[]): Promise<Snapshot> {
    const changes = new Map<number, CatalogueCafe | null>(ids.map((id) => [id, null]));
    for (const cafe of await this.#source.loadCafes(ids)) changes.set(cafe.id, cafe);
    return replaceCafes(this.#snapshot, changes);
  }
}
