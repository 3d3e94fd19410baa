import type { MergePreview, AdminCafe } from '@cortado/contract';
import { History, ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { Note } from '../../../ui/Note.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { formatDecimal } from '../../../lib/intl.ts';
import { MergePairs } from './MergePairs.tsx';
import { Moves } from './Moves.tsx';
import { useMerge } from './useMerge.ts';
import { useMergeChoices, type MergeSides } from './useMergeChoices.ts';
import * as texts from '#messages/admin/merge';
import * as factTexts from '#messages/facts';
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
function MergeHead({ winner, loser, onSwap }: MergeSides & { onSwap: () => void }) {
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

interface MergeBodyProps {
  preview: MergePreview;
  /** What would move is that of the other direction. */
  isOutdated: boolean;
  onSwap: () => void;
  onCancel: () => void;
  onMerged: () => void;
}

/** The versions of two cafes, the same whichever stays. */
const versionsOf = ({ winner, loser }: MergeSides) =>
  [winner, loser]
    .map(({ cafe }) => `${cafe.id}:${cafe.version}`)
    .toSorted()
    .join();

/** Two cafes with what can be taken of each; the deed stands in the page's head. */
export function MergeBody({ preview, isOutdated, onSwap, onCancel, onMerged }: MergeBodyProps) {
  const { winner, loser } = preview;
  const [seen] = useState(versionsOf(preview));
  const choices = useMergeChoices(preview);
  const { mutate, isPending } = useMerge(onMerged);
  const merge = () =>
    mutate({
      body: {
        winnerId: winner.cafe.id,
        loserId: loser.cafe.id,
        winnerVersion: winner.cafe.version,
        loserVersion: loser.cafe.version,
        take: choices.taken,
      },
    });
  return (
    <>
      <Row atEdge className={styles.deed}>
        <Button onClick={onCancel}>{texts.cancel()}</Button>
        <Button look="solid" working={isPending ? texts.merging() : null} onClick={merge}>
          <span>{texts.merge({ winner: winner.cafe.name })}</span>
        </Button>
      </Row>
      <div aria-live="polite">
        {versionsOf(preview) !== seen && (
          <Note tone="warn" icon={History} className={styles.changed}>
            <strong>{texts.changed()}</strong> {texts.changedAbout()}
          </Note>
        )}
      </div>
      <MergeHead winner={winner} loser={loser} onSwap={onSwap} />
      <MergePairs winner={winner} loser={loser} choices={choices} />
      <Moves preview={preview} isOutdated={isOutdated} />
    </>
  );
}
