import type { Facets, RatingFilter } from '@cortado/contract';
import { ratingThreshold } from '@cortado/contract/vocabulary';
import { useId } from 'react';
import { ratingLabel } from '../state/active-filters.ts';
import { Checkbox } from '../../../ui/Choice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as texts from '#messages/discovery';
import * as styles from './filters.module.css';

const OFFERED: readonly RatingFilter[] = ['4_stars', '3_stars', '2_stars', '1_star'];
const STARS = [1, 2, 3, 4, 5];

interface RatingGroupProps {
  ratingFilter: readonly RatingFilter[];
  facets: Facets | undefined;
  onToggle: (rating: RatingFilter) => void;
}

/** Thresholds on the average rating, without counts until somebody has rated; '5_stars' is shown only where an address asks for it. */
export function RatingGroup({ ratingFilter, facets, onToggle }: RatingGroupProps) {
  const id = useId();
  const noteId = useId();
  const isUnrecorded = facets?.unrecorded.ratings;
  const offered = ratingFilter.includes('5_stars') ? (['5_stars', ...OFFERED] as const) : OFFERED;
  return (
    <fieldset
      className={styles.group}
      aria-labelledby={id}
      aria-describedby={isUnrecorded ? noteId : undefined}
    >
      <h3 id={id}>{texts.rating()}</h3>
      {isUnrecorded && (
        <p id={noteId} className={styles.unrecorded}>
          {texts.unrated()}
        </p>
      )}
      <div className={styles.options}>
        {offered.map((rating) => (
          <Checkbox
            key={rating}
            checked={ratingFilter.includes(rating)}
            count={isUnrecorded ? undefined : facets?.ratings[rating]}
            onCheck={() => onToggle(rating)}
          >
            <span className="sr-only">{ratingLabel(rating)}</span>
            <span className={styles.ratingRow} aria-hidden="true">
              {STARS.map((star) => (
                <Icon
                  name="star"
                  key={star}
                  stroke="none"
                  data-on={star <= ratingThreshold(rating) || undefined}
                />
              ))}
              <span className={styles.up}>{texts.ratingUp()}</span>
            </span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
