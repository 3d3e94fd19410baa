import { MAX_SIMILAR_CAFES, MAX_SIMILAR_REASONS } from '@cortado/contract';
import { findSimilar } from '@cortado/search/similar/find-similar';
import type { Likeness } from '@cortado/search/similar/likeness';
import { compareAt, fairRating, type Document, type Documents } from './documents/documents.ts';
import type { FilterIndex } from './filters/filter-index.ts';
import type { InnerSnapshot } from './inner-snapshot.ts';
import type { Similar } from './types.ts';

/** How alike cafes are. Their sets are the filter options. */
export const LIKENESS: Likeness<Documents, FilterIndex> = {
  shares: { sets: 0.6, nearness: 0.25, quality: 0.15 },
  halfNearKm: 2,
  // Cafes farther away are no alternative.
  maxKm: 40,
  limit: MAX_SIMILAR_CAFES,
  places: ({ places }) => places,
  quality: ({ ratingSums, ratingCounts }, position) =>
    (fairRating(ratingSums[position]!, ratingCounts[position]!) - 1) / 4,
  compare: compareAt,
};

/** The cafes most like one, the best first, one of a chain at most; none for one that offers nothing known, or lies nowhere. */
export function similarTo({ parts, presenter }: InnerSnapshot, document: Document): Similar[] {
  const { documents, position } = document;
  const { choices } = presenter;
  const self = {
    ...document,
    place: { lat: documents.latitudes[position]!, lng: documents.longitudes[position]! },
    ids: Array.from(choices.optionIdsOf(document)).filter((id) => presenter.option(id)),
    setOf: ({ options }: FilterIndex, id: number) => options.with(id, choices),
  };
  return findSimilar(parts, self, LIKENESS).map((one) => ({
    id: one.documents.ids[one.position]!,
    optionIds: one.setIds.slice(0, MAX_SIMILAR_REASONS),
    distanceKm: one.distanceKm,
  }));
}
