import type { FilterCategory } from '../../contract/src/index.ts';
import { toDocument } from '../../server/src/catalogue/document.ts';
import { FilterIndex } from '../../server/src/catalogue/filter-index.ts';
import { applicableFilters, presentCategories } from '../../server/src/catalogue/present.ts';
import { sortDocuments } from '../../server/src/catalogue/segment.ts';
import { finish } from '../../server/src/catalogue/slices.ts';
import { TextIndex } from '../../server/src/catalogue/text/text-index.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import { bytesHeldBy } from './measure.ts';

/** Megabytes of the search indexes, without the cafes themselves: words, typos, filters, places and ratings. */
export function indexMegabytes(data: CatalogueData): number {
  const categories: FilterCategory[] = presentCategories(data.categories);
  const filters = applicableFilters(categories);
  const unsorted = data.cafes.map((raw) => toDocument(raw, filters));
  const { bytes } = bytesHeldBy(() => {
    const { documents, postings } = sortDocuments(unsorted);
    return [
      finish(FilterIndex.build(documents, categories)),
      finish(TextIndex.build(documents.length, postings)),
    ];
  });
  return bytes / 1e6;
}
