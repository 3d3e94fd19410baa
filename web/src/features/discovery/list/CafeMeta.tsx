import type { DistanceUnit } from '../../../lib/search-params.ts';
import { formatDistance } from '../../../lib/format.ts';
import type { ListedCafe } from './list-cafes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './list.module.css';

interface CafeMetaProps {
  entry: ListedCafe;
  unit: DistanceUnit;
  /** Whether the number of ratings stands behind the average. */
  showCount?: boolean;
}

/** Rating, area and distance on one line. */
export function CafeMeta({ entry: { cafe, distanceKm }, unit, showCount = false }: CafeMetaProps) {
  return (
    <div className={styles.meta}>
      {cafe.averageRating === null ? (
        <span className={`${styles.rate} ${styles.none}`}>Not rated</span>
      ) : (
        <span className={styles.rate}>
          <Icon name="star" className={styles.st} />
          <span className="sr-only">Rated </span>
          {cafe.averageRating.toFixed(1)}
          {showCount && <span className={styles.c}> ({cafe.totalRatings})</span>}
        </span>
      )}
      <span className={styles.sep} aria-hidden="true">
        ·
      </span>
      <span className={styles.area}>{cafe.area}</span>
      <span className={styles.sep} aria-hidden="true">
        ·
      </span>
      <span className={styles.distance}>
        {distanceKm === null ? 'Distance unavailable' : formatDistance(distanceKm, unit)}
      </span>
    </div>
  );
}
