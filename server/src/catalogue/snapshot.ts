import type { FilterCategory } from '@cortado/contract';
import { byDefaultOrder, toDocument, wordsOf, type Document } from './document.ts';
import { MemorySnapshot } from './memory-snapshot.ts';
import { applicableFilters, presentCategories } from './present.ts';
import { TextIndex } from './text/text-index.ts';
import type { CatalogueCafe, CatalogueData, Snapshot } from './types.ts';

/** Lays the next snapshot from kept documents, which stay in their order, and changed ones. */
function nextSnapshot(
  before: { documents: readonly Document[]; text: TextIndex },
  kept: readonly Document[],
  changed: readonly Document[],
  categories: readonly FilterCategory[],
  revision: number,
): Snapshot {
  const documents = [...kept, ...changed].toSorted(byDefaultOrder);
  const positions = new Map(documents.map((document, position) => [document, position]));
  const moved = Int32Array.from(before.documents, (document) => positions.get(document) ?? -1);
  const added = changed.map(
    (document) => [positions.get(document)!, wordsOf(document.cafe)] as const,
  );
  const text = before.text.next(documents.length, moved, added);
  return new MemorySnapshot(documents, text, categories, revision);
}

/** Builds the whole read model. */
export function buildSnapshot(data: CatalogueData, revision: number): Snapshot {
  const categories = presentCategories(data.categories);
  const filters = applicableFilters(categories);
  const documents = data.cafes.map((raw) => toDocument(raw, filters));
  const nothing = { documents: [], text: TextIndex.empty };
  return nextSnapshot(nothing, [], documents, categories, revision);
}

/**
 * The next snapshot with some cafes changed: every other cafe keeps its document and its words, so
 * only positions are laid anew.
 * @param changes by cafe id; null where the cafe is no longer published
 */
export function replaceCafes(
  snapshot: Snapshot,
  changes: ReadonlyMap<number, CatalogueCafe | null>,
): Snapshot {
  if (!(snapshot instanceof MemorySnapshot)) throw new TypeError('Not a snapshot of this engine.');
  const filters = applicableFilters(snapshot.categories);
  const kept = snapshot.documents.filter(({ cafe }) => !changes.has(cafe.id));
  const changed = [...changes.values()].flatMap((raw) => (raw ? [toDocument(raw, filters)] : []));
  return nextSnapshot(snapshot, kept, changed, snapshot.categories, snapshot.revision + 1);
}
