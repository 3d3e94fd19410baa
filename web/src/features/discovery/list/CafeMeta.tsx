import type { Cafe } from '@cortado/contract';
import { formatDistance } from '../../../lib/format.ts';
import { formatDecimal } from '../../../lib/intl.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Row, Text } from '../../../ui/Layout.tsx';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import type { ListedCafe } from './list-view.ts';
import { useVisitorLocation } from '../../../lib/location.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { OpenLine } from '../../../ui/OpenLine.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import * as libTexts from '#messages/lib';
import * as texts from '#messages/discovery';
import * as styles from './list.module.css';

const WalkTime = lazyPart(() => import('./WalkTime.tsx'), 'WalkTime');
const OpenLineAt = lazyPart(() => import('./OpenLineAt.tsx'), 'OpenLineAt');

/** Whether a cafe is open at the time of the filter, or now. */
function AskedOpenLine({ cafe, openAt }: { cafe: Cafe; openAt: Asked['openAt'] }) {
  if (openAt === null || openAt === 'now') return <OpenLine cafe={cafe} />;
  return (
    <PartBoundary waiting={<OpenLine cafe={cafe} stateOf={() => null} />}>
      <OpenLineAt cafe={cafe} openAt={openAt} />
    </PartBoundary>
  );
}

/** The parts of the search that the lines depend on; as props, because a row is memoized. */
export type Asked = Pick<DiscoveryState, 'unit' | 'openAt'>;

interface CafeMetaProps extends Asked {
  entry: ListedCafe;
  /** Whether the number of ratings follows the average. */
  showCount?: boolean;
  /** Whether the minutes on foot lead to the way. */
  isLink?: boolean;
}

/** Rating, area and distance on one line, and below it whether it is open. */
export function CafeMeta({ entry, unit, openAt, showCount, isLink }: CafeMetaProps) {
  const { cafe, distanceKm } = entry;
  return (
    <>
      <div className={styles.meta}>
        {cafe.averageRating === null ? (
          <Text as="span" tone="faint" weight="regular">
            {libTexts.notRated()}
          </Text>
        ) : (
          <Row as="span" gap={4} className={styles.rate}>
            <Icon name="star" size={14} />
            {(showCount ? texts.ratedBy : texts.rated)({
              average: formatDecimal(cafe.averageRating),
              count: cafe.totalRatings,
              unseen: <span className="sr-only" />,
              aside: <Text as="span" tone="faint" weight="regular" className={styles.of} />,
            })}
          </Row>
        )}
        <Text as="span" isCut>
          {cafe.area}
        </Text>
        <span>
          {distanceKm === null ? libTexts.distanceUnavailable() : formatDistance(distanceKm, unit)}
        </span>
        {!useVisitorLocation().isFallback && (
          <PartBoundary waiting={null}>
            <WalkTime cafe={cafe.id} isLink={isLink} />
          </PartBoundary>
        )}
      </div>
      <AskedOpenLine cafe={cafe} openAt={openAt} />
    </>
  );
}
