import type { MyRatingWithCafe, User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { Link } from 'wouter';
import { errorText } from '../../lib/api.ts';
import { formatDay } from '../../lib/dates.ts';
import { quoted } from '../../lib/format.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useOptimisticData } from '../../lib/optimistic.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Async } from '../../ui/Async.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isSecondClick } from '../../ui/is-second-click.ts';
import { Pages } from './Pages.tsx';
import { usePageOf } from './usePageOf.ts';
import * as texts from '#messages/profile';
import * as uiTexts from '#messages/ui';
import { ratingsQuery, ratingsTarget, useRatingChanges } from '../members/useRatingChanges.ts';
import * as panelStyles from '../../ui/panel.module.css';
import * as styles from './profile.module.css';

function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.myStars}>
      <span className="sr-only">{uiTexts.starCount({ count: rating })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={16} data-on={star <= rating || undefined} aria-hidden="true" />
      ))}
    </span>
  );
}

function RatingRow({ rated, viewer }: { rated: MyRatingWithCafe; viewer: User }) {
  const { cafe } = rated;
  const { withdraw } = useRatingChanges(cafe, viewer.id);
  return (
    <li className={`${panelStyles.panel} ${styles.myRating}`}>
      <div className={styles.myRatingHead}>
        <h2>
          <Link href={`/cafe/${cafe.id}`}>{cafe.name}</Link>
        </h2>
        <Stars rating={rated.rating} />
      </div>
      {rated.review && <p className={styles.myReview}>{quoted(rated.review)}</p>}
      <div className={styles.myRatingEnd}>
        <span className="t-small">{formatDay(rated.createdAt)}</span>
        <LinkButton
          size="small"
          href={`/cafe/${cafe.id}?tab=reviews`}
          aria-label={texts.ratingEditName({ cafe: cafe.name })}
        >
          {texts.ratingEdit()}
        </LinkButton>
        <Button
          look="quiet"
          size="small"
          aria-label={texts.ratingWithdrawName({ cafe: cafe.name })}
          onClick={(event) => {
            if (isSecondClick(event)) return;
            withdraw();
            // The row goes at once, and the focus with it.
            focusHeading();
          }}
        >
          {texts.ratingWithdraw()}
        </Button>
      </div>
    </li>
  );
}

/** What the member has rated, which nobody else sees. */
export function RatingsTab({ viewer }: { viewer: User }) {
  const saved = useQuery(ratingsQuery(viewer.id));
  const data = useOptimisticData(saved.data, ratingsTarget(viewer.id));
  const { rows, ...paging } = usePageOf(data ?? []);
  if (data?.length === 0) {
    return (
      <EmptyState
        cover="stools"
        tint="sage"
        title={texts.ratingsEmpty()}
        text={texts.ratingsEmptyAbout()}
      />
    );
  }
  return (
    <Async
      query={{ ...saved, data }}
      failed={texts.ratingsFailed()}
      why={errorText}
      waiting={<Skeleton size="part" />}
    >
      {() => (
        <>
          <ul className={styles.myRatings}>
            {rows.map((rated) => (
              <RatingRow key={rated.id} rated={rated} viewer={viewer} />
            ))}
          </ul>
          <Pages {...paging} />
        </>
      )}
    </Async>
  );
}
