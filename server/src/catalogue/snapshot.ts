import type { FilterCategory } from '@cortado/contract';
import { byDefaultOrder, toDocument, wordsOf, type Document } from './document.ts';
import { MemorySnapshot } from './memory-snapshot.ts';
import { applicableFilters, presentCategories } from './present.ts';
import type { FieldOfWord } from './text/postings.ts';
import { TextIndex } from './text/text-index.ts';
import type { CatalogueCafe, CatalogueData, Snapshot } from './types.ts';

interface Previous {
  documents: readonly Document[];
  text: TextIndex;
}

const NOTHING: Previous = { documents: [], text: TextIndex.empty };

/**
 * Merges changed documents into the previous ones, in the default order. Those that stay keep their
 * documents and indexed words.
 */
function nextSnapshot(
  previous: Previous,
  stays: (document: Document) => boolean,
  changed: readonly Document[],
  categories: readonly FilterCategory[],
  revision: number,
): Snapshot {
  const documents: Document[] = [];
  const moved = new Int32Array(previous.documents.length).fill(-1);
  const added: [number, FieldOfWord][] = [];
  const pending = changed.toSorted((a, b) => byDefaultOrder(b, a));
  const add = (document: Document) => {
    added.push([documents.length, wordsOf(document.cafe)]);
    documents.push(document);
  };
  for (let at = 0; at < previous.documents.length; at++) {
    const document = previous.documents[at]!;
    if (!stays(document)) continue;
    while (pending.length > 0 && byDefaultOrder(pending.at(-1)!, document) < 0) add(pending.pop()!);
    moved[at] = documents.length;
    documents.push(document);
  }
  while (pending.length > 0) add(pending.pop()!);
  const text = previous.text.next(documents.length, moved, added);
  return new MemorySnapshot(documents, text, categories, revision);
}

/** Builds a snapshot from scratch. */
export function buildSnapshot(data: CatalogueData, revision: number): Snapshot {
  const categories = presentCategories(data.categories);
  const filters = applicableFilters(categories);
  const documents = data.cafes.map((raw) => toDocument(raw, filters));
  return nextSnapshot(NOTHING, () => false, documents, categories, revision);
}

/**
 * The next snapshot, with some cafes changed. The others keep their documents and indexed words; only
 * their positions are computed again.
 * @param changes by cafe id; null for a cafe that is no longer published
 */
export function replaceCafes(
  snapshot: Snapshot,
  changes: ReadonlyMap<number, CatalogueCafe | null>,
): Snapshot {
  if (!(snapshot instanceof MemorySnapshot)) throw new TypeError('Not a snapshot of this engine.');
  const filters = applicableFilters(snapshot.categories);
  const stays = ({ cafe }: Document) => !changes.has(cafe.id);
  const changed = [...changes.values()].flatMap((raw) => (raw ? [toDocument(raw, filters)] : []));
  return nextSnapshot(snapshot, stays, changed, snapshot.categories, snapshot.revision + 1);
}
