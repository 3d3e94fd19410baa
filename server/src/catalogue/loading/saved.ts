import { eachBit, hasBit, addBit, emptyBits, type Bits } from '@cortado/search/sets/bitset';
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

/** Keeps the catalogue from one start to the next. */
export interface CatalogueStore {
  /** What was saved last; null if there is nothing that can be used. */
  load(): Promise<readonly Arrays[] | null>;
  /** @throws AbortError */
  save(parts: readonly Arrays[], signal: AbortSignal): Promise<void>;
  /** Tells why what was saved is of no use. */
  reject(reason: string): void;
}

/** With a larger share of changed cafes, loading everything is less work. */
const MAX_CHANGED_SHARE = 1 / 4;

/** The cafes that are not in these parts as the database has them now, or no longer in the database. */
async function changedSince(parts: readonly Part[], source: CatalogueSource): Promise<number[]> {
  const changed: number[] = [];
  const seen = parts.map(({ segment }) => emptyBits(segment.size));
  for await (const page of source.revisions()) {
    for (const [id, revision] of page) {
      let isSame = false;
      for (const [at, { segment, live }] of parts.entries()) {
        const position = segment.positionOf(id);
        if (position === undefined || !hasBit(live, position)) continue;
        addBit(seen[at]!, position);
        isSame = segment.documents.revisions[position] === revision;
      }
      if (!isSame) changed.push(id);
    }
  }
  for (const [at, { segment, live }] of parts.entries()) {
    const gone = live.map((word, index) => word & ~seen[at]![index]!);
    eachBit(gone, (position) => {
      changed.push(segment.documents.ids[position]!);
    });
  }
  return changed;
}

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
  const changed = await changedSince(parts, source);
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
