import { Star } from 'lucide-react';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { formatDistance } from '../../../lib/format.ts';
import type { ListedCafe } from './listCafes.ts';

interface CafeMetaProps {
  entry: ListedCafe;
  unit: DistanceUnit;
  /** Whether the number of ratings stands behind the average. */
  counted?: boolean;
}

/** Rating, area and distance on one line. */
export function CafeMeta({ entry: { cafe, distanceKm }, unit, counted = false }: CafeMetaProps) {
  return (
    <div className="cafe-meta">
      {cafe.averageRating === null ? (
        <span className="rate none">Not rated</span>
      ) : (
        <span className="rate">
          <Star className="st" aria-hidden="true" />
          <span className="sr-only">Rated </span>
          {cafe.averageRating.toFixed(1)}
          {counted && <span className="c"> ({cafe.totalRatings})</span>}
        </span>
      )}
      <span className="sep" aria-hidden="true">
        ·
      </span>
      <span className="area">{cafe.area}</span>
      <span className="sep" aria-hidden="true">
        ·
      </span>
      <span className="distance">
        {distanceKm === null ? 'Distance unavailable' : formatDistance(distanceKm, unit)}
      </span>
    </div>
  );
}
