import { Merger } from './merger.ts';
import { buildSnapshot, replaceCafes } from './snapshot.ts';
import type { MemorySnapshot } from './memory-snapshot.ts';
import type { CatalogueCafe, CatalogueChange, CatalogueSource, Snapshot } from './types.ts';

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 10_000;
/** With more changed cafes than this, everything is reloaded. */
const MAX_CHANGED = 50;

export interface CatalogueOptions {
  /** Subscribes to the database's announcements; returns a function that unsubscribes. */
  listen(onChange: (change: CatalogueChange) => void): Promise<() => Promise<void>>;
  onError?: (error: unknown) => void;
}

/**
 * Holds the current snapshot: loads it, and replaces it when the database announces a change.
 * While the database is away, the last snapshot keeps serving.
 */
export class Catalogue {
  #snapshot = buildSnapshot({ cafes: [], categories: [] }, 0);
  readonly #merger = new Merger(() => this.#snapshot);
  #pendingCafes = new Set<number>();
  #pendingAll = false;
  /** Resolves when the running reload ends; reloads run one after another. */
  #running: Promise<void> = Promise.resolve();
  /** The reload that waits for the running one; all changes announced meanwhile share it. */
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

  /** @throws the source's error if the first load fails */
  static async start(source: CatalogueSource, options: CatalogueOptions): Promise<Catalogue> {
    const catalogue = new Catalogue(source, options.onError ?? (() => {}));
    // Subscribed before loading, so that no change is missed in between: reloads wait for the first load.
    let loaded = () => {};
    catalogue.#running = new Promise((resolve) => (loaded = resolve));
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
   * Reads what changed and replaces the snapshot. A writer awaits it after its commit, to read its own
   * write. It also resolves while the database is away: the change is then read once it is back.
   */
  async refresh(change: CatalogueChange): Promise<void> {
    if (change.kind === 'cafe') this.#pendingCafes.add(change.id);
    else this.#pendingAll = true;
    await this.#enqueue();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#merger.stop();
    await this.#stopListening();
    await this.#running;
  }

  #enqueue(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#running = this.#next ?? this.#running;
      this.#next = null;
      return this.#reload();
    });
    return this.#next;
  }

  async #reload(): Promise<void> {
    const all = this.#pendingAll || this.#pendingCafes.size > MAX_CHANGED;
    const ids = [...this.#pendingCafes];
    if (this.#stopped || (!all && ids.length === 0)) return;
    this.#pendingAll = false;
    this.#pendingCafes.clear();
    let next: MemorySnapshot;
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
    if (!this.#stopped) this.#merger.wake();
  }

  #retryLater(): void {
    clearTimeout(this.#retry);
    if (this.#stopped) return;
    this.#retry = setTimeout(() => void this.#enqueue(), this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT_MS);
  }

  async #loadAll(): Promise<MemorySnapshot> {
    return buildSnapshot(await this.#source.load(), this.#snapshot.revision + 1);
  }

  async #loadCafes(ids: readonly number[]): Promise<MemorySnapshot> {
    const changes = new Map<number, CatalogueCafe | null>(ids.map((id) => [id, null]));
    for (const cafe of await this.#source.loadCafes(ids)) changes.set(cafe.id, cafe);
    return replaceCafes(this.#snapshot, changes);
  }
}
