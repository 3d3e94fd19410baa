import { FilterIndex } from '../../server/src/catalogue/filters/filter-index.ts';
import { finish } from '../../server/src/catalogue/slices.ts';
import { sortCafes } from '../../server/src/catalogue/segments/sorted.ts';
import { TextIndex } from '../../server/src/catalogue/text/text-index.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import { bytesHeldBy } from './measure.ts';

/** Megabytes of the search indexes, without the cafes themselves: words, typos, filters, places and ratings. */
export function indexMegabytes({ cafes }: CatalogueData): number {
  const { bytes } = bytesHeldBy(() => {
    const { documents, postings } = sortCafes(cafes);
    return [finish(FilterIndex.build(documents)), finish(TextIndex.build(cafes.length, postings))];
  });
  return bytes / 1e6;
}
