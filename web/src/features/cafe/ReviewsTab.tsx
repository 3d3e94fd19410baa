import type { Cafe } from '@cortado/contract';
import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { formatDecimal } from '../../lib/intl.ts';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/Button.tsx';
import * as texts from '#messages/cafe';
import * as libTexts from '#messages/lib';
import { RatingForm, type DraftProps } from './RatingForm.tsx';
import * as styles from './cafe.module.css';

function Average({ cafe: { averageRating, totalRatings } }: { cafe: Cafe }) {
  if (averageRating === null) return <p className={styles.reviewsAverage}>{libTexts.notRated()}</p>;
  return (
    <p className={styles.reviewsAverage}>
      <strong>{formatDecimal(averageRating)}</strong>
      <span>{texts.averageOf({ ratings: totalRatings })}</span>
    </p>
  );
}

/** Ratings are a member's own: a guest sees the average and the way in. */
export function ReviewsTab({ cafe, ...draft }: DraftProps & { cafe: Cafe }) {
  const [path] = useLocation();
  const { viewer, isLoading } = useSession();
  return (
    <section className={styles.reviews}>
      <Average cafe={cafe} />
      <h2 className="t-h3">{texts.ratingHeading()}</h2>
      {isLoading ? (
        <div className={styles.ratingWaiting} aria-busy="true" />
      ) : viewer ? (
        <RatingForm key={`${viewer.id} ${cafe.id}`} cafe={cafe} viewer={viewer} {...draft} />
      ) : (
        <>
          <p>{texts.ratingForMembers()}</p>
          <LinkButton look="solid" href={signInPath(`${path}?tab=reviews`)}>
            {texts.ratingLogin()}
          </LinkButton>
        </>
      )}
      <p className={styles.note}>
        <Lock size={18} aria-hidden="true" />
        {texts.ratingPrivate()}
      </p>
    </section>
  );
}
