import type { DistanceUnit } from '../../../lib/search-params.ts';
import { formatDistance } from '../../../lib/format.ts';
import { formatDecimal } from '../../../lib/intl.ts';
import * as libTexts from '#messages/lib';
import type { ListedCafe } from './listed-cafe.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as texts from '#messages/discovery';
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
        <span className={`${styles.rate} ${styles.none}`}>{libTexts.notRated()}</span>
      ) : (
        <span className={styles.rate}>
          <Icon name="star" className={styles.st} />
          {(showCount ? texts.ratedBy : texts.rated)({
            average: formatDecimal(cafe.averageRating),
            count: cafe.totalRatings,
            unseen: <span className="sr-only" />,
            aside: <span className={styles.c} />,
          })}
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
        {distanceKm === null ? libTexts.distanceUnavailable() : formatDistance(distanceKm, unit)}
      </span>
    </div>
  );
}
