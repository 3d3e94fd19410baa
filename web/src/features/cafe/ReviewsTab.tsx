import type { Cafe } from '@cortado/contract';
import { Lock } from 'lucide-react';
import { Link, useLocation } from 'wouter';

/** Ratings are a member's own: a guest sees the average and the way in. */
export function ReviewsTab({ cafe }: { cafe: Cafe }) {
  const [path] = useLocation();
  return (
    <section className="reviews">
      <h2 className="t-h3">Your Rating</h2>
      <p className="reviews-average">
        {cafe.averageRating === null
          ? 'Not rated'
          : `${cafe.averageRating.toFixed(1)} on average, from ${cafe.totalRatings} ${cafe.totalRatings === 1 ? 'rating' : 'ratings'}`}
      </p>
      <p>Please login to leave a rating.</p>
      <Link
        className="btn btn-solid"
        href={`/auth?returnTo=${encodeURIComponent(`${path}?tab=reviews`)}`}
      >
        Login to Rate
      </Link>
      <p className="note">
        <Lock size={18} aria-hidden="true" />
        Ratings are personal and private: only you see your stars and your words. Others see the
        average and how many rated.
      </p>
    </section>
  );
}
