import type { MyRatingWithCafe, User } from '@cortado/contract';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { errorText } from '../../lib/api.ts';
import { formatDay } from '../../lib/dates.ts';
import { quoted } from '../../lib/format.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useOptimisticData } from '../../lib/optimistic.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Async } from '../../ui/Async.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { CafeName } from '../../ui/CafeName.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row, Stack, Text } from '../../ui/Layout.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { isSecondClick } from '../../ui/is-second-click.ts';
import { ByPage } from './ByPage.tsx';
import * as texts from '#messages/profile';
import * as uiTexts from '#messages/ui';
import { ratingsQuery, ratingsTarget, useRatingChanges } from '../members/useRatingChanges.ts';
import * as styles from './profile.module.css';

function Stars({ rating }: { rating: number }) {
  return (
    <Row as="span" gap={2} className={styles.stars}>
      <span className="sr-only">{uiTexts.starCount({ count: rating })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={16} data-on={star <= rating || undefined} aria-hidden="true" />
      ))}
    </Row>
  );
}

function RatingRow({ rated, viewer }: { rated: MyRatingWithCafe; viewer: User }) {
  const { cafe } = rated;
  const { withdraw } = useRatingChanges(cafe, viewer.id);
  return (
    <ListRow
      lead={<Thumb size="medium" cafe={cafe} />}
      title={<CafeName cafe={cafe} />}
      heading="h2"
      meta={[
        <Stars key="stars" rating={rated.rating} />,
        formatDay(rated.createdAt),
        rated.review && (
          <Text key="review" as="span" size="read" className={styles.review}>
            {quoted(rated.review)}
          </Text>
        ),
      ]}
      actions={
        <>
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
              // The row is removed at once, and the focus with it.
              focusHeading();
            }}
          >
            {texts.ratingWithdraw()}
          </Button>
        </>
      }
    />
  );
}

/** What the member has rated, which are private. */
export function RatingsTab({ viewer }: { viewer: User }) {
  const saved = useQuery(ratingsQuery(viewer.id));
  const data = useOptimisticData(saved.data, ratingsTarget(viewer.id));
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
      {(all) => (
        <ByPage rows={all}>
          {(rows) => (
            <Stack as="ul" gap={16} lines>
              {rows.map((rated) => (
                <RatingRow key={rated.id} rated={rated} viewer={viewer} />
              ))}
            </Stack>
          )}
        </ByPage>
      )}
    </Async>
  );
}
