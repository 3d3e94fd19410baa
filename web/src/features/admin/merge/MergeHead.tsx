import type { AdminCafe } from '@cortado/contract';
import { ArrowLeftRight } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import * as factTexts from '#messages/facts';
import { formatDecimal } from '../../../lib/intl.ts';
import * as texts from '#messages/admin/merge';
import type { MergeSides } from './useMergeChoices.ts';
import * as styles from './merge.module.css';

function Side({ cafe, stays }: { cafe: AdminCafe; stays: boolean }) {
  const { name, area, status, averageRating, totalRatings } = cafe;
  const rated =
    averageRating === null
      ? texts.unrated()
      : texts.rated({ average: formatDecimal(averageRating), count: totalRatings });
  const facts = [area, rated, status !== 'published' && factTexts.statuses[status]()];
  return (
    <Row gap={16} className={styles.side}>
      <Thumb size="large" cafe={cafe} />
      <Stack gap={4} align="start" grow>
        <Text as="h2" size="name">
          <bdi>{name}</bdi>
        </Text>
        <Text size="small" tone="soft">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <Badge dot tone={stays ? 'crema' : 'plain'}>
          {stays ? texts.stays() : texts.goes()}
        </Badge>
      </Stack>
    </Row>
  );
}

/** Which cafe stays, and which one goes. */
export function MergeHead({ winner, loser, onSwap }: MergeSides & { onSwap: () => void }) {
  return (
    <div className={styles.sides}>
      <Side cafe={winner.cafe} stays />
      <button
        type="button"
        className={styles.swap}
        aria-label={texts.swap({ loser: loser.cafe.name })}
        title={texts.swapShort()}
        onClick={onSwap}
      >
        <ArrowLeftRight size={16} aria-hidden="true" />
      </button>
      <Side cafe={loser.cafe} stays={false} />
    </div>
  );
}
