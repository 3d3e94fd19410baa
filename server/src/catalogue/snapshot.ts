import { isDeepStrictEqual } from 'node:util';
import { AreaCounts } from './segments/area-counts.ts';
import { fullBits, removeBit } from '@cortado/search/sets/bitset';
import { CafePresenter } from './cafe-presenter.ts';
import { areaOf, CAFES, toCatalogueCafe, type Document } from './documents/documents.ts';
import { Minute } from './hours/minute.ts';
import { MemorySnapshot } from './memory-snapshot.ts';
import { mergeSorted } from '@cortado/search/documents/merge-sorted';
import { buildPart, findLive, inputOf, type Part } from './segments/segment.ts';
import { runToEnd } from '@cortado/search/slices';
import { findUnrecorded, haveRecordedTheSame } from './search/unrecorded.ts';
import { sortDocuments } from '@cortado/search/documents/sorted-builder';
import type { CatalogueCafe, CatalogueData, Snapshot } from './types.ts';

/** A change rebuilds the last segment, which therefore grows no further than this. */
export const MAX_DELTA = 32;

/** A snapshot of nothing but these parts. Yields now and then, so that it can be done in slices. */
export function* snapshotOf(
  parts: readonly Part[],
  presenter: CafePresenter,
  revision: number,
  now: Minute,
): Generator<undefined, MemorySnapshot> {
  return new MemorySnapshot({
    parts,
    areas: yield* AreaCounts.of(parts),
    presenter,
    revision,
    now,
  });
}

/** Builds a snapshot from scratch. */
export function buildSnapshot(
  data: CatalogueData,
  revision: number,
  now = Minute.at(new Date()),
): MemorySnapshot {
  const presenter = CafePresenter.of(data.categories);
  const part = runToEnd(buildPart(sortDocuments(CAFES, data.cafes)));
  return runToEnd(snapshotOf([part], presenter, revision, now));
}

/** The part without these cafes, and what they were. */
function removeCafes(part: Part, ids: Iterable<number>): { part: Part; removed: Document[] } {
  const removed: Document[] = [];
  let { live } = part;
  for (const id of ids) {
    const document = findLive(part, id);
    if (!document) continue;
    if (live === part.live) live = live.slice();
    removeBit(live, document.position);
    removed.push(document);
  }
  return { part: removed.length > 0 ? { ...part, live } : part, removed };
}

export function toMemorySnapshot(snapshot: Snapshot): MemorySnapshot {
  if (!(snapshot instanceof MemorySnapshot)) throw new TypeError('Not a snapshot of this engine.');
  return snapshot;
}

/** The changes that a snapshot does not have yet: a node hears of its own ones twice. */
export function unseenChanges(
  { cafes }: MemorySnapshot,
  changes: ReadonlyMap<number, CatalogueCafe | null>,
): ReadonlyMap<number, CatalogueCafe | null> {
  const unseen = [...changes].filter(([id, cafe]) => {
    const shown = cafes.find(id);
    return shown?.documents.revisions[shown.position] !== cafe?.revision;
  });
  return new Map(unseen);
}

/**
 * The next snapshot, with some cafes changed: they become tombstones where they are, and the last segment
 * is rebuilt with what they are now. All other segments stay.
 * @param changes by cafe id; null for a cafe that is no longer published
 * @param maxDelta a last segment of this size takes no more cafes: another one is begun
 */
export function replaceCafes(
  snapshot: Snapshot,
  changes: ReadonlyMap<number, CatalogueCafe | null>,
  maxDelta = MAX_DELTA,
): MemorySnapshot {
  const before = toMemorySnapshot(snapshot);
  const { parts, areaCounts, presenter, revision, now } = before;
  const added = [...changes.values()].filter((cafe) => cafe !== null);
  const without = parts.map((part) => removeCafes(part, changes.keys()));
  const kept = without.map(({ part }) => part);
  const last = kept.at(-1)!;
  const takesMore = last.segment.size < maxDelta;
  if (added.length > 0 || (takesMore && last !== parts.at(-1))) {
    const inputs = [{ ...sortDocuments(CAFES, added), live: fullBits(added.length) }];
    if (takesMore) inputs.unshift(inputOf(kept.pop()!));
    kept.push(runToEnd(buildPart(runToEnd(mergeSorted(CAFES, inputs)))));
  }
  const removed = without.flatMap((part) => part.removed);
  // As objects, because a document would keep the columns of all cafes in memory.
  const were = removed.map(toCatalogueCafe);
  const areas = areaCounts.after(
    removed.map(areaOf),
    added.map(({ area }) => area),
  );
  const next = revision + 1;
  const unrecorded = haveRecordedTheSame(were, added)
    ? before.unrecorded
    : findUnrecorded(kept, presenter);
  return new MemorySnapshot({
    parts: kept,
    areas,
    presenter,
    revision: next,
    now,
    unrecorded,
    changes: before.changes.withChange({
      revision: next,
      cafes: [...were, ...added],
      movesAreas: areas !== areaCounts,
      movesUnrecorded: !isDeepStrictEqual(unrecorded, before.unrecorded),
    }),
  });
}
