import type { Cafe, MyRating, User } from '@cortado/contract';
import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { MAX_REVIEW_LENGTH } from '@cortado/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton, Button } from '../../ui/Button.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Form } from '../../ui/Form.tsx';
import { RetryButton } from '../../ui/PartBoundary.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { Heading, Row, Stack, Text } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ApiError, errorText } from '../../lib/api.ts';
import { StarPicker } from '../../ui/StarPicker.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';
import { ratingQuery, useRatingChanges } from '../members/useRatingChanges.ts';
import * as texts from '#messages/cafe';
import * as linkStyles from '../../ui/link.module.css';

/** What a member has chosen and typed, saved or not. */
export interface RatingDraft {
  viewerId: number;
  rating: number;
  review: string;
}

interface DraftProps {
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
  return (
    <Form gap={12} onSubmit={() => rating > 0 && submit(rating, review)}>
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
    </Form>
  );
}

/** A member's own stars and words, which are private. */
function RatingForm({ cafe, viewer, ...draft }: DraftProps & { cafe: Cafe; viewer: User }) {
  const { data, error, refetch } = useQuery(ratingQuery(viewer.id, cafe.id));
  // What is typed survives a failed refetch.
  if (data !== undefined) {
    return <Fields cafe={cafe} viewer={viewer} mine={data} {...draft} />;
  }
  if (error) {
    return (
      <p>
        {error instanceof ApiError && error.status === 0 ? errorText(error) : texts.ratingFailed()}{' '}
        <RetryButton className={linkStyles.link} retry={() => void refetch()} retried={false} />
      </p>
    );
  }
  return <Skeleton size="part" />;
}

/** Ratings are private: a guest sees the average and a link to sign in. */
export function ReviewsTab({ cafe, ...draft }: DraftProps & { cafe: Cafe }) {
  const [path] = useLocation();
  const { viewer, isLoading } = useSession();
  const { averageRating, totalRatings } = cafe;
  return (
    <Stack as="section">
      <Text size="ui" tone="soft">
        <Rating average={averageRating}>{texts.averageOf({ ratings: totalRatings })}</Rating>
      </Text>
      <Heading>{texts.ratingHeading()}</Heading>
      {isLoading ? (
        <Skeleton size="part" />
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
      <IconLine icon={Lock} size="small">
        {texts.ratingPrivate()}
      </IconLine>
    </Stack>
  );
}
