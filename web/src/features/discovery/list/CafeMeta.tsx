import type { DistanceUnit } from '../../../lib/search-params.ts';
import { formatDistance } from '../../../lib/format.ts';
import * as libTexts from '../../../lib/texts.ts';
import type { ListedCafe } from './listed-cafe.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as texts from '../texts.tsx';
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
        <span className={`${styles.rate} ${styles.none}`}>{libTexts.notRated}</span>
      ) : (
        <span className={styles.rate}>
          <Icon name="star" className={styles.st} />
          {texts.rated(
            cafe.averageRating,
            showCount ? cafe.totalRatings : null,
            (text) => (
              <span className="sr-only">{text}</span>
            ),
            (text) => (
              <span className={styles.c}>{text}</span>
            ),
          )}
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
        {distanceKm === null ? libTexts.distanceUnavailable : formatDistance(distanceKm, unit)}
      </span>
    </div>
  );
}
