import type { Cafe } from '@cortado/contract';
import { Lock } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { RatingForm, type DraftProps } from './RatingForm.tsx';

function Average({ cafe: { averageRating, totalRatings } }: { cafe: Cafe }) {
  if (averageRating === null) return <p className="reviews-average">Not rated</p>;
  return (
    <p className="reviews-average">
      <strong>{averageRating.toFixed(1)}</strong>
      <span>
        Average of {totalRatings} {totalRatings === 1 ? 'rating' : 'ratings'}
      </span>
    </p>
  );
}

/** Ratings are a member's own: a guest sees the average and the way in. */
export function ReviewsTab({ cafe, ...draft }: DraftProps & { cafe: Cafe }) {
  const [path] = useLocation();
  const { viewer, isLoading } = useSession();
  return (
    <section className="reviews">
      <Average cafe={cafe} />
      <h2 className="t-h3">Your Rating</h2>
      {isLoading ? (
        <div className="rating-waiting" aria-busy="true" />
      ) : viewer ? (
        <RatingForm key={`${viewer.id} ${cafe.id}`} cafe={cafe} viewer={viewer} {...draft} />
      ) : (
        <>
          <p>Please login to leave a rating.</p>
          <Link className="btn btn-solid" href={signInPath(`${path}?tab=reviews`)}>
            Login to Rate
          </Link>
        </>
      )}
      <p className="note">
        <Lock size={18} aria-hidden="true" />
        Ratings are personal and private: only you see your stars and your words. Others see the
        average and how many rated.
      </p>
    </section>
  );
}
