import { changedSince } from '@cortado/search/loading/changed-since';
import { Saver } from '@cortado/search/loading/saver';
import type { Bits } from '@cortado/search/sets/bitset';
import { countLive } from '@cortado/search/segments/segment';
import { buildInSlices, loadPresenter } from './load-snapshot.ts';
import type { Minute } from '@cortado/search/schedules/minute';
import type { MemorySnapshot } from '../memory-snapshot.ts';
import type { Arrays } from '@cortado/search/documents/field';
import { CAFES, type Part } from '../segments/cafes.ts';
import { runInSlices } from '@cortado/search/slices';
import { replaceCafes, snapshotOf } from '../snapshot.ts';
import { readChanges } from './read-changes.ts';
import type { CatalogueSource } from '../types.ts';

/** Saves the catalogue from one start to the next. */
export interface CatalogueStore {
  /** What was saved last; null if there is nothing that can be used. */
  load(): Promise<readonly Arrays[] | null>;
  /** @throws AbortError */
  save(parts: readonly Arrays[], signal: AbortSignal): Promise<void>;
  /** Reports why what was saved is of no use. */
  reject(reason: string): void;
}

/** With a larger share of changed cafes, loading everything is less work. */
const MAX_CHANGED_SHARE = 1 / 4;

/** A smaller directory is loaded as fast. */
export const MIN_CAFES = 1000;
const MIN_MS_BETWEEN = 60_000;
const FAILED = 'The catalogue could not be saved for the next start.';

/** What saves the catalogue for the next start. */
export const saverTo = (store: Pick<CatalogueStore, 'save'>, onError: (error: unknown) => void) =>
  new Saver(CAFES, store, {
    minSize: MIN_CAFES,
    minWait: MIN_MS_BETWEEN,
    onError: (cause) => onError(new Error(FAILED, { cause })),
  });

async function restore(
  parts: readonly Arrays[],
  now: Minute,
  signal: AbortSignal,
): Promise<Part[]> {
  const restored: Part[] = [];
  for (const stored of parts) {
    const sorted = await runInSlices(CAFES.unpack(stored), signal);
    const { segment } = await buildInSlices(sorted, now, signal);
    restored.push({ segment, live: stored['live'] as Bits });
  }
  return restored;
}

/**
 * The saved catalogue with what has changed since, read from the database.
 * @returns null if there is none, or loading everything is less work
 */
export async function loadSaved(
  source: CatalogueSource,
  store: CatalogueStore,
  now: Minute,
  signal: AbortSignal,
): Promise<MemorySnapshot | null> {
  const saved = await store.load();
  if (!saved) return null;
  const parts = await restore(saved, now, signal);
  const changed = await changedSince(parts, source.revisions(), ({ revisions }) => revisions);
  const size = countLive(parts);
  if (changed.length > size * MAX_CHANGED_SHARE) {
    store.reject(`${changed.length} cafes have changed since, or it is another database’s`);
    return null;
  }
  const presenter = await loadPresenter(source);
  let snapshot = await runInSlices(snapshotOf(parts, presenter, 1, now), signal);
  for await (const changes of readChanges(source, changed, now))
    snapshot = replaceCafes(snapshot, changes);
  return snapshot;
}
