import type { RatingFilter } from '@cortado/contract';
import { ratingThreshold } from '@cortado/contract/vocabulary';
import { useId } from 'react';
import { useDiscovery } from '../discovery-context.ts';
import { toggleRating } from '../state/changes.ts';
import { ratingLabel } from '../state/active-filters.ts';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/discovery';
import { Group } from './Group.tsx';
import * as styles from './filters.module.css';

const OFFERED: readonly RatingFilter[] = ['4_stars', '3_stars', '2_stars', '1_star'];
const STARS = [1, 2, 3, 4, 5];

/** Thresholds on the average rating, without counts until somebody has rated; '5_stars' is shown only where an address asks for it. */
export function RatingGroup() {
  const { state, facets, change } = useDiscovery();
  const { ratingFilter } = state;
  const noteId = useId();
  const isUnrecorded = facets?.unrecorded.ratings;
  const offered = ratingFilter.includes('5_stars') ? (['5_stars', ...OFFERED] as const) : OFFERED;
  return (
    <Group name={texts.rating()} aria-describedby={isUnrecorded ? noteId : undefined}>
      {isUnrecorded && (
        <Text size="small" id={noteId}>
          {texts.unrated()}
        </Text>
      )}
      <div className={styles.options}>
        {offered.map((rating) => (
          <Checkbox
            key={rating}
            checked={ratingFilter.includes(rating)}
            count={isUnrecorded ? undefined : facets?.ratings[rating]}
            onCheck={() => change(toggleRating(rating))}
          >
            <span className="sr-only">{ratingLabel(rating)}</span>
            <span className={styles.stars} aria-hidden="true">
              {STARS.map((star) => (
                <Icon
                  name="star"
                  key={star}
                  size={14}
                  stroke="none"
                  data-on={star <= ratingThreshold(rating) || undefined}
                />
              ))}
              <span className={styles.up}>{texts.ratingUp()}</span>
            </span>
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}
