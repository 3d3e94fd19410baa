import type { FilterCategory } from '@cortado/contract';
import { byDefaultOrder, toDocument, wordsOf, type Document } from './document.ts';
import { MemorySnapshot } from './memory-snapshot.ts';
import { applicableFilters, presentCategories } from './present.ts';
import type { FieldOfWord } from './text/postings.ts';
import { TextIndex } from './text/text-index.ts';
import type { CatalogueCafe, CatalogueData, Snapshot } from './types.ts';

interface Before {
  documents: readonly Document[];
  text: TextIndex;
}

const NOTHING: Before = { documents: [], text: TextIndex.empty };

/**
 * Lays the next snapshot: what stays keeps its order, its documents and its words, what is put in
 * is merged into them.
 */
function nextSnapshot(
  before: Before,
  stays: (document: Document) => boolean,
  changed: readonly Document[],
  categories: readonly FilterCategory[],
  revision: number,
): Snapshot {
  const documents: Document[] = [];
  const moved = new Int32Array(before.documents.length).fill(-1);
  const added: [number, FieldOfWord][] = [];
  const waiting = changed.toSorted((a, b) => byDefaultOrder(b, a));
  const put = (document: Document) => {
    added.push([documents.length, wordsOf(document.cafe)]);
    documents.push(document);
  };
  for (let at = 0; at < before.documents.length; at++) {
    const document = before.documents[at]!;
    if (!stays(document)) continue;
    while (waiting.length > 0 && byDefaultOrder(waiting.at(-1)!, document) < 0) put(waiting.pop()!);
    moved[at] = documents.length;
    documents.push(document);
  }
  while (waiting.length > 0) put(waiting.pop()!);
  const text = before.text.next(documents.length, moved, added);
  return new MemorySnapshot(documents, text, categories, revision);
}

/** Builds the whole read model. */
export function buildSnapshot(data: CatalogueData, revision: number): Snapshot {
  const categories = presentCategories(data.categories);
  const filters = applicableFilters(categories);
  const documents = data.cafes.map((raw) => toDocument(raw, filters));
  return nextSnapshot(NOTHING, () => false, documents, categories, revision);
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
  const stays = ({ cafe }: Document) => !changes.has(cafe.id);
  const changed = [...changes.values()].flatMap((raw) => (raw ? [toDocument(raw, filters)] : []));
  return nextSnapshot(snapshot, stays, changed, snapshot.categories, snapshot.revision + 1);
}
