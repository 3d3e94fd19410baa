import type { Cafe, MyRating, User } from '@cortado/contract';
import { MAX_REVIEW_LENGTH } from '@cortado/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { ApiError, errorText } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StarPicker } from '../../ui/StarPicker.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import * as texts from '#messages/cafe';
import * as uiTexts from '#messages/ui';
import { ratingQuery, useRatingChanges } from '../members/useRatingChanges.ts';
import * as linkStyles from '../../ui/link.module.css';

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
    <Stack as="form" onSubmit={onSubmit}>
      <Text as="h3" size="small" tone="soft">
        {mine ? texts.ratingUpdate() : texts.ratingAdd()}
      </Text>
      <StarPicker
        label={texts.ratingStars()}
        value={rating}
        onChange={(stars) => edit({ rating: stars })}
      />
      <TextAreaField
        label={texts.review()}
        aside={<span>{texts.reviewOptional()}</span>}
        maxLength={MAX_REVIEW_LENGTH}
        value={review}
        onChange={({ target }) => edit({ review: target.value })}
        hint={texts.reviewLength({ length: review.length, max: MAX_REVIEW_LENGTH })}
      />
      <Row gap={12}>
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
      </Row>
    </Stack>
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
  return <Skeleton size="part" />;
}
