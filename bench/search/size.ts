import type { FilterCategory } from '../../contract/src/index.ts';
import { byDefaultOrder, toDocument, wordsOf } from '../../server/src/catalogue/document.ts';
import { FilterIndex } from '../../server/src/catalogue/filter-index.ts';
import { applicableFilters, presentCategories } from '../../server/src/catalogue/present.ts';
import { TextIndex } from '../../server/src/catalogue/text/text-index.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import { bytesHeldBy } from './measure.ts';

/** Megabytes of the search indexes, without the cafes themselves: words, typos, filters, places and ratings. */
export function indexMegabytes(data: CatalogueData): number {
  const categories: FilterCategory[] = presentCategories(data.categories);
  const filters = applicableFilters(categories);
  const documents = data.cafes.map((raw) => toDocument(raw, filters)).toSorted(byDefaultOrder);
  const { bytes } = bytesHeldBy(() => {
    const words = documents.map(({ cafe }, position) => [position, wordsOf(cafe)] as const);
    return [
      new FilterIndex(documents, categories),
      TextIndex.empty.next(documents.length, new Int32Array(0), words),
    ];
  });
  return bytes / 1e6;
}
