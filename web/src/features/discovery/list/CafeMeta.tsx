import type { DistanceUnit } from '../../../lib/search-params.ts';
import { formatDistance } from '../../../lib/format.ts';
import { formatDecimal } from '../../../lib/intl.ts';
import * as libTexts from '#messages/lib';
import type { ListedCafe } from './listed-cafe.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Text } from '../../../ui/Text.tsx';
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
        <span className={styles.unrated}>{libTexts.notRated()}</span>
      ) : (
        <span className={styles.rate}>
          <Icon name="star" size={14} />
          {(showCount ? texts.ratedBy : texts.rated)({
            average: formatDecimal(cafe.averageRating),
            count: cafe.totalRatings,
            unseen: <span className="sr-only" />,
            aside: <span className={styles.of} />,
          })}
        </span>
      )}
      <Text as="span" isCut>
        {cafe.area}
      </Text>
      <span>
        {distanceKm === null ? libTexts.distanceUnavailable() : formatDistance(distanceKm, unit)}
      </span>
    </div>
  );
}
