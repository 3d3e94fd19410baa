import { coalesce } from '../core/coalesce.ts';
import type { Listener } from '../core/listener.ts';
import { Clock } from '@cortado/search/schedules/clock';
import { evaluateInWorker } from './loading/evaluate-in-worker.ts';
import type { OpenTimes } from './hours/open-times.ts';
import { minuteAt } from './hours/minute.ts';
import { loadPresenter, loadSnapshot } from './loading/load-snapshot.ts';
import { CAFES } from './segments/cafes.ts';
import { Compactor } from '@cortado/search/segments/compactor';
import { buildSnapshot, replaceCafes, unseenChanges } from './snapshot.ts';
import type { MemorySnapshot } from './memory-snapshot.ts';
import { readChanges } from './loading/read-changes.ts';
import { loadSaved, saverTo, type CatalogueStore } from './loading/saved.ts';
import type { CatalogueChange, CatalogueSource, Snapshot } from './types.ts';

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 10_000;
/** How often changes are read at most: under many writes, each query and each snapshot takes several. */
const READ_EVERY_MS = 10;

export interface CatalogueOptions {
  /** Subscribes to the database's announcements. */
  listen(onChange: (change: CatalogueChange) => void): Promise<Listener>;
  onError?: (error: unknown) => void;
  time?: () => Date;
  /** Where the catalogue is saved for the next start. */
  store?: CatalogueStore;
}

interface Changed {
  cafes: Set<number>;
  filters: boolean;
}

const nothing = (): Changed => ({ cafes: new Set(), filters: false });

function add(changed: Changed, more: Changed): void {
  for (const id of more.cafes) changed.cafes.add(id);
  changed.filters ||= more.filters;
}

/**
 * Holds the current snapshot: loads it, and replaces it when the database announces a change.
 * While the database is unavailable, the last snapshot is served.
 */
export class Catalogue {
  #snapshot: MemorySnapshot;
  readonly #clock: Clock<OpenTimes, MemorySnapshot>;
  readonly #compactor = new Compactor(
    CAFES,
    () => this.#snapshot,
    () => this.#saver?.notify(this.#snapshot.parts),
  );
  readonly #saver: ReturnType<typeof saverTo> | null;
  /** What has changed and is to be read. */
  #pending = nothing();
  /** Whether everything is to be loaded. */
  #pendingAll = false;
  /** What was announced since the running load of everything has begun: it may have been read before its change. */
  #sinceLoad: Changed | null = null;
  /** What a load of everything has found. It replaces the snapshot with the cafes changed since. */
  #loaded: MemorySnapshot | null = null;
  readonly #readChanged: () => Promise<void>;
  readonly #loadAll: () => Promise<void>;
  #loadedAt: Date;
  readonly #time: () => Date;
  #wait = FIRST_WAIT_MS;
  #retry: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();
  #listener: Listener | undefined;
  readonly #source: CatalogueSource;
  readonly #onError: (error: unknown) => void;

  private constructor(
    source: CatalogueSource,
    { onError = () => {}, time = () => new Date(), store }: CatalogueOptions,
    loaded: Promise<void>,
  ) {
    this.#source = source;
    this.#time = time;
    this.#loadedAt = time();
    this.#onError = onError;
    this.#snapshot = buildSnapshot({ cafes: [], categories: [] }, 0, minuteAt(time()));
    this.#clock = new Clock({
      time,
      minuteAt,
      evaluate: evaluateInWorker,
      current: () => this.#snapshot,
      show: (next) => (this.#snapshot = next),
      onError,
    });
    this.#saver = store ? saverTo(store, onError) : null;
    this.#readChanged = coalesce(() => this.#readPending(), loaded, READ_EVERY_MS);
    this.#loadAll = coalesce(() => this.#loadPending(), loaded);
  }

  /** @throws the source's error if the first load fails */
  static async start(source: CatalogueSource, options: CatalogueOptions): Promise<Catalogue> {
    // Subscribed before loading, so that no change is missed in between: it is read after the first load.
    let release = () => {};
    const loaded = new Promise<void>((resolve) => (release = resolve));
    const catalogue = new Catalogue(source, options, loaded);
    catalogue.#listener = await options.listen((change) => void catalogue.refresh(change));
    try {
      await catalogue.#load(options.store);
    } catch (error) {
      catalogue.#stopping.abort();
      await catalogue.#listener.stop();
      throw error;
    } finally {
      release();
    }
    return catalogue;
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** When it was loaded, or took in a change last. */
  get loadedAt(): Date {
    return this.#loadedAt;
  }

  /** How many announced changes are not in the snapshot yet; everything to be loaded counts as one. */
  get pendingChanges(): number {
    const { cafes, filters } = this.#pending;
    return cafes.size + Number(filters) + Number(this.#pendingAll);
  }

  /**
   * Reads what changed and replaces the snapshot. A writer awaits it after its commit, to read its own
   * write. It also resolves while the database is unavailable: the change is then read once it is back.
   */
  async refresh(change: CatalogueChange): Promise<void> {
    if (change.kind === 'all') {
      this.#pendingAll = true;
      await this.#loadAll();
      return;
    }
    const changed: Changed = {
      cafes: new Set(change.kind === 'cafe' ? [change.id] : []),
      filters: change.kind === 'filters',
    };
    add(this.#pending, changed);
    if (this.#sinceLoad) add(this.#sinceLoad, changed);
    await this.#readChanged();
  }

  /** Resolves once everything committed so far, by any node, is in the snapshot; the database being unavailable, at once. */
  async catchUp(): Promise<void> {
    await this.#listener?.caughtUp();
    await Promise.all([this.#readChanged(), this.#loadAll()]);
  }

  /** Resolves once the snapshot is that of the minute it is; as time goes by, it becomes so by itself. */
  async advance(): Promise<void> {
    await this.#clock.advance();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#clock.stop();
    clearTimeout(this.#retry);
    this.#compactor.stop();
    await this.#saver?.stop();
    await this.#listener?.stop();
    await this.#loadAll();
    await this.#readChanged();
  }

  /** The first load: what was saved with what has changed since, or else everything. */
  async #load(store: CatalogueStore | undefined): Promise<void> {
    const { signal } = this.#stopping;
    const { now } = this.#snapshot;
    const saved = store ? await loadSaved(this.#source, store, now, signal) : null;
    if (saved) this.#saver?.skip(saved.parts);
    this.#show(saved ?? (await loadSnapshot(this.#source, 1, now, signal)));
    await this.#clock.advance();
    this.#clock.start();
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  #show(next: MemorySnapshot): void {
    this.#wait = FIRST_WAIT_MS;
    this.#loadedAt = this.#time();
    this.#snapshot = next;
    if (this.#isStopped) return;
    this.#compactor.notify();
    this.#saver?.notify(next.parts);
  }

  /** A change is shown as soon as it is read; after a load of everything, all changes since at once. */
  async #readPending(): Promise<void> {
    if (this.#isStopped) return;
    const loaded = this.#loaded;
    let next = loaded;
    const unread = this.#pending;
    this.#pending = nothing();
    try {
      if (unread.filters) {
        const presenter = await loadPresenter(this.#source);
        next = (next ?? this.#snapshot).withFilters(presenter);
        if (!loaded) {
          this.#show(next);
          next = null;
          unread.filters = false;
        }
      }
      const { now } = this.#snapshot;
      for await (const changes of readChanges(this.#source, [...unread.cafes], now)) {
        const before: MemorySnapshot = next ?? this.#snapshot;
        const unseen = unseenChanges(before, changes);
        if (unseen.size > 0) next = replaceCafes(before, unseen);
        if (loaded) continue;
        if (next) this.#show(next);
        next = null;
        for (const id of changes.keys()) unread.cafes.delete(id);
      }
    } catch (error) {
      add(this.#pending, unread);
      this.#retryLater(error);
      return;
    }
    if (!loaded || !next) return;
    // A later load may have come meanwhile, which is shown next.
    if (this.#loaded === loaded) this.#loaded = null;
    this.#show(next.withRevision(this.#snapshot.revision + 1).at(this.#snapshot.now));
  }

  async #loadPending(): Promise<void> {
    if (this.#isStopped || !this.#pendingAll) return;
    this.#pendingAll = false;
    this.#sinceLoad = nothing();
    try {
      const { now } = this.#snapshot;
      this.#loaded = await loadSnapshot(this.#source, 0, now, this.#stopping.signal);
      add(this.#pending, this.#sinceLoad);
    } catch (error) {
      this.#pendingAll = true;
      this.#retryLater(error);
    } finally {
      this.#sinceLoad = null;
    }
    await this.#readChanged();
  }

  #retryLater(error: unknown): void {
    if (this.#isStopped) return;
    this.#onError(error);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      void this.#readChanged();
      void this.#loadAll();
    }, this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT_MS);
  }
}
