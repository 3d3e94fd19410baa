import { isDeepStrictEqual } from 'node:util';
import { TextCounts } from '@cortado/search/filters/text-counts';
import { CafePresenter } from './cafe-presenter.ts';
import { areaOf, toCatalogueCafe } from './documents/documents.ts';
import type { Minute } from '@cortado/search/schedules/minute';
import { minuteAt } from './hours/minute.ts';
import { MemorySnapshot } from './memory-snapshot.ts';
import { replaceDocuments } from '@cortado/search/segments/replace';
import { buildPart } from '@cortado/search/segments/segment';
import { CAFES, type Part } from './segments/cafes.ts';
import { runToEnd } from '@cortado/search/slices';
import { findUnrecorded, haveRecordedTheSame } from './search/unrecorded.ts';
import { sortDocuments } from '@cortado/search/documents/sorted-builder';
import type { CatalogueCafe, CatalogueData, Snapshot } from './types.ts';

/** A snapshot of nothing but these parts. Yields now and then, so that it can be done in slices. */
export function* snapshotOf(
  parts: readonly Part[],
  presenter: CafePresenter,
  revision: number,
  now: Minute,
): Generator<undefined, MemorySnapshot> {
  return new MemorySnapshot({
    parts,
    areas: yield* TextCounts.of(
      parts.map(({ segment, live }) => ({ column: segment.documents.areas, live })),
    ),
    presenter,
    revision,
    now,
  });
}

/** Builds a snapshot from scratch. */
export function buildSnapshot(
  data: CatalogueData,
  revision: number,
  now = minuteAt(new Date()),
): MemorySnapshot {
  const presenter = new CafePresenter(data.categories);
  const part = runToEnd(buildPart(CAFES, sortDocuments(CAFES, data.cafes)));
  return runToEnd(snapshotOf([part], presenter, revision, now));
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
 * The next snapshot, with some cafes changed.
 * @param changes by cafe id; null for a cafe that is no longer published
 * @param maxDelta as in `replaceDocuments`
 */
export function replaceCafes(
  snapshot: Snapshot,
  changes: ReadonlyMap<number, CatalogueCafe | null>,
  maxDelta?: number,
): MemorySnapshot {
  const before = toMemorySnapshot(snapshot);
  const { parts, areaCounts, presenter, revision, now } = before;
  const added = [...changes.values()].filter((cafe) => cafe !== null);
  const { parts: next, removed } = replaceDocuments(CAFES, parts, [...changes.keys()], added, maxDelta); // prettier-ignore
  // As objects, because a document would hold the columns of all cafes in memory.
  const were = removed.map(toCatalogueCafe);
  const areas = areaCounts.after(
    removed.map(areaOf),
    added.map(({ area }) => area),
  );
  const unrecorded = haveRecordedTheSame(were, added)
    ? before.unrecorded
    : findUnrecorded(next, presenter);
  return new MemorySnapshot({
    parts: next,
    areas,
    presenter,
    revision: revision + 1,
    now,
    unrecorded,
    changes: before.changes.with({
      revision: revision + 1,
      documents: [...were, ...added],
      aspects: [
        ...(areas === areaCounts ? [] : (['areas'] as const)),
        ...(isDeepStrictEqual(unrecorded, before.unrecorded) ? [] : (['unrecorded'] as const)),
      ],
    }),
  });
}
