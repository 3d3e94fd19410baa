import type { Cafe, MyRating, User } from '@cortado/contract';
import { MAX_REVIEW_LENGTH } from '@cortado/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useId, type SyntheticEvent } from 'react';
import { ApiError, errorText } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { StarPicker } from '../../ui/StarPicker.tsx';
import * as texts from '#messages/cafe';
import * as uiTexts from '#messages/ui';
import { ratingQuery, useRatingChanges } from '../members/useRatingChanges.ts';
import * as fieldStyles from '../../ui/field.module.css';
import * as inputStyles from '../../ui/input.module.css';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './cafe.module.css';

/** What a member has chosen and typed, saved or not. */
export interface RatingDraft {
  viewerId: number;
  rating: number;
  review: string;
}

export interface DraftProps {
  draft: RatingDraft | null;
  onDraft: (draft: RatingDraft | null) => void;
}

interface FieldsProps extends DraftProps {
  cafe: Cafe;
  viewer: User;
  mine: MyRating | null;
}

/** What is typed stays until it is withdrawn. */
function Fields({ cafe, viewer, mine, draft, onDraft }: FieldsProps) {
  const reviewId = useId();
  const own = draft?.viewerId === viewer.id ? draft : null;
  const { rating, review } = own ?? { rating: mine?.rating ?? 0, review: mine?.review ?? '' };
  const edit = (change: Partial<RatingDraft>) =>
    onDraft({ viewerId: viewer.id, rating, review, ...change });
  const { submit, withdraw, pending } = useRatingChanges(cafe, viewer.id, () => onDraft(null));
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (rating > 0) submit(rating, review);
  };
  return (
    <form className={styles.ratingForm} onSubmit={onSubmit}>
      <h3 className="t-small">{mine ? texts.ratingUpdate() : texts.ratingAdd()}</h3>
      <StarPicker
        label={texts.ratingStars()}
        value={rating}
        onChange={(stars) => edit({ rating: stars })}
      />
      <div className={fieldStyles.field}>
        <div className={fieldStyles.label}>
          <label htmlFor={reviewId}>{texts.review()}</label>
          <span>{texts.reviewOptional()}</span>
        </div>
        <textarea
          id={reviewId}
          className={inputStyles.input}
          rows={4}
          maxLength={MAX_REVIEW_LENGTH}
          aria-describedby={`${reviewId}-count`}
          value={review}
          onChange={({ target }) => edit({ review: target.value })}
        />
        <p className={fieldStyles.hint} id={`${reviewId}-count`}>
          {texts.reviewLength({ length: review.length, max: MAX_REVIEW_LENGTH })}
        </p>
      </div>
      <div className={styles.ratingActions}>
        <Button
          type="submit"
          look="solid"
          disabled={rating === 0}
          title={rating === 0 ? texts.ratingMissing() : undefined}
          working={pending === 'submit' ? texts.ratingSubmitting() : null}
        >
          {texts.ratingSubmit()}
        </Button>
        {mine && (
          <Button
            look="quiet"
            working={pending === 'withdraw' ? texts.ratingWithdrawing() : null}
            onClick={withdraw}
          >
            {texts.ratingWithdraw()}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A member's own stars and words, which nobody else sees. */
export function RatingForm({ cafe, viewer, ...draft }: DraftProps & { cafe: Cafe; viewer: User }) {
  const { data, error, refetch } = useQuery(ratingQuery(viewer.id, cafe.id));
  // What is typed survives a later look that fails.
  if (data !== undefined) {
    return <Fields cafe={cafe} viewer={viewer} mine={data} {...draft} />;
  }
  if (error) {
    return (
      <p>
        {error instanceof ApiError && error.status === 0 ? errorText(error) : texts.ratingFailed()}{' '}
        <button type="button" className={linkStyles.link} onClick={() => void refetch()}>
          {uiTexts.tryAgain()}
        </button>
      </p>
    );
  }
  return <div className={styles.ratingWaiting} aria-busy="true" />;
}
