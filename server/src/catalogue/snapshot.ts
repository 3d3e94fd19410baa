import { AreaCounts } from './area-counts.ts';
import { fullBits, removeBit } from './bitset.ts';
import { toDocument, type Document } from './document.ts';
import { MemorySnapshot } from './memory-snapshot.ts';
import { inputOf, mergeSorted } from './merge-segments.ts';
import { applicableFilters, presentCategories } from './present.ts';
import { findLive, sortDocuments, buildPart, type Part } from './segment.ts';
import { finish } from './slices.ts';
import type { CatalogueCafe, CatalogueData, Snapshot } from './types.ts';

/** A change rebuilds the last segment, which therefore grows no further than this. */
export const MAX_DELTA = 32;

/** Builds a snapshot from scratch. */
export function buildSnapshot(data: CatalogueData, revision: number): MemorySnapshot {
  const categories = presentCategories(data.categories);
  const filters = applicableFilters(categories);
  const documents = data.cafes.map((raw) => toDocument(raw, filters));
  const parts = [finish(buildPart(sortDocuments(documents), categories))];
  return new MemorySnapshot({ parts, areas: AreaCounts.of(documents), categories, revision });
}

/** The part without these cafes, and their documents. */
function removeCafes(part: Part, ids: Iterable<number>): { part: Part; removed: Document[] } {
  const removed: Document[] = [];
  let { live } = part;
  for (const id of ids) {
    const document = findLive(part, id);
    if (!document) continue;
    if (live === part.live) live = live.slice();
    removeBit(live, part.segment.positionOf(id)!);
    removed.push(document);
  }
  return { part: removed.length > 0 ? { ...part, live } : part, removed };
}

export function toMemorySnapshot(snapshot: Snapshot): MemorySnapshot {
  if (!(snapshot instanceof MemorySnapshot)) throw new TypeError('Not a snapshot of this engine.');
  return snapshot;
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
  const { parts, areaCounts, categories, revision } = toMemorySnapshot(snapshot);
  const filters = applicableFilters(categories);
  const added = [...changes.values()].flatMap((raw) => (raw ? [toDocument(raw, filters)] : []));
  const without = parts.map((part) => removeCafes(part, changes.keys()));
  const kept = without.map(({ part }) => part);
  const last = kept.at(-1)!;
  const takesMore = last.segment.size < maxDelta;
  if (added.length > 0 || (takesMore && last !== parts.at(-1))) {
    const inputs = [{ ...sortDocuments(added), live: fullBits(added.length) }];
    if (takesMore) inputs.unshift(inputOf(kept.pop()!));
    kept.push(finish(buildPart(finish(mergeSorted(inputs)), categories)));
  }
  return new MemorySnapshot({
    parts: kept,
    areas: areaCounts.after(
      without.flatMap(({ removed }) => removed),
      added,
    ),
    categories,
    revision: revision + 1,
  });
}
