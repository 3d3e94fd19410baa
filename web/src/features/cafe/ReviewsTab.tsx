import type { Cafe } from '@cortado/contract';
import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { formatDecimal } from '../../lib/intl.ts';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { IconLine } from '../../ui/IconLines.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Text } from '../../ui/Text.tsx';
import * as texts from '#messages/cafe';
import * as libTexts from '#messages/lib';
import { RatingForm, type DraftProps } from './RatingForm.tsx';
import * as styles from './cafe.module.css';

function Average({ cafe: { averageRating, totalRatings } }: { cafe: Cafe }) {
  return (
    <Row as={Text} gap={16} size="ui" weight="strong" numeric className={styles.average}>
      {averageRating === null ? (
        libTexts.notRated()
      ) : (
        <>
          <strong>{formatDecimal(averageRating)}</strong>
          <span>{texts.averageOf({ ratings: totalRatings })}</span>
        </>
      )}
    </Row>
  );
}

/** Ratings are a member's own: a guest sees the average and the way in. */
export function ReviewsTab({ cafe, ...draft }: DraftProps & { cafe: Cafe }) {
  const [path] = useLocation();
  const { viewer, isLoading } = useSession();
  return (
    <Stack as="section">
      <Average cafe={cafe} />
      <Text as="h2" size="h3">
        {texts.ratingHeading()}
      </Text>
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
