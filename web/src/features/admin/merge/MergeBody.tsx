import type { AdminCafe, MergePreview } from '@cortado/contract';
import { UNDO_DAYS } from '@cortado/contract/limits';
import { ArrowLeftRight, CornerDownRight, History } from 'lucide-react';
import { useState } from 'react';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { formatDecimal, formatNumber } from '../../../lib/intl.ts';
import { Note } from '../../../ui/Note.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Columns, Heading, Hint, Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconLine } from '../../../ui/IconLines.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { loneWords } from '../../facts/fact-words.ts';
import { Pair } from '../pairs/Pair.tsx';
import { useMerge } from './useMerge.ts';
import { useMergeChoices, type MergeChoices, type MergeSides } from './useMergeChoices.ts';
import * as texts from '#messages/admin/merge';
import * as factTexts from '#messages/facts';
import * as pairStyles from '../pairs/pairs.module.css';
import * as styles from './merge.module.css';

/** A cafe, and whether it stays. */
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
        <Heading size="name">
          <bdi>{name}</bdi>
        </Heading>
        <Hint>{facts.filter(Boolean).join(' · ')}</Hint>
        <Badge dot tone={stays ? 'crema' : 'plain'}>
          {stays ? texts.stays() : texts.goes()}
        </Badge>
      </Stack>
    </Row>
  );
}

/** Both cafes field by field; what is the same in both is one line. */
function MergePairs({ winner, loser, choices }: MergeSides & { choices: MergeChoices }) {
  const categories = useFilterCategories();
  const same = choices.same
    .map((field) => loneWords(winner.facts, field, categories))
    .filter((words) => words !== '');
  return (
    <div>
      {choices.differing.map((field) => (
        <Pair
          key={field}
          name={field}
          field={field}
          sides={[
            { label: winner.cafe.name, facts: winner.facts },
            { label: loser.cafe.name, facts: loser.facts },
          ]}
          isSecond={choices.isTaken(field)}
          onChoose={(isSecond) => choices.choose(field, isSecond ? loser : winner)}
        />
      ))}
      {same.length > 0 && (
        <dl className={pairStyles.pair}>
          <dt>{texts.same()}</dt>
          <dd>{same.join(' · ')}</dd>
        </dl>
      )}
    </div>
  );
}

interface MovesProps {
  preview: MergePreview;
  /** The counts of the other direction are loading. */
  isOutdated: boolean;
}

/** Counts of what would move from one cafe to the other. */
function Moves({ preview, isOutdated }: MovesProps) {
  const { winner, favorites, ratings, photos, reports } = preview;
  const rows = [
    [favorites.count, texts.favorites(), texts.favoriteCount({ both: favorites.both })],
    [ratings.count, texts.ratings(), texts.ratingCount({ both: ratings.both })],
    [photos.count, texts.photos(), texts.photosAbout({ left: photos.left })],
    [reports, texts.reports(), texts.reportsAbout()],
  ] as const;
  return (
    <Stack as="section" className={styles.moves} aria-busy={isOutdated || undefined}>
      <Heading size="name">{texts.moves({ winner: winner.cafe.name })}</Heading>
      <Columns as="dl" of={4} least="narrow">
        {rows.map(([count, label, about]) => (
          <div key={label}>
            <Text as="dt" size="ui" weight="strong">
              {label}
            </Text>
            <Text as="dd" size="h2" numeric>
              {isOutdated ? '–' : formatNumber(count)}
            </Text>
            <Text as="dd" size="small" tone="faint">
              {isOutdated ? '' : about}
            </Text>
          </div>
        ))}
      </Columns>
      <IconLine icon={CornerDownRight} size="small" tone="soft">
        {texts.after({ days: UNDO_DAYS })}
      </IconLine>
    </Stack>
  );
}

interface MergeBodyProps extends MovesProps {
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

/** Two cafes with the choice of values; the button is in the page's head. */
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
      <div className={styles.sides}>
        <Side cafe={winner.cafe} stays />
        <button
          type="button"
          className={styles.swap}
          aria-label={texts.swap({ loser: loser.cafe.name })}
          title={texts.swapShort()}
          onClick={onSwap}
        >
          <ArrowLeftRight size={16} />
        </button>
        <Side cafe={loser.cafe} stays={false} />
      </div>
      <MergePairs winner={winner} loser={loser} choices={choices} />
      <Moves preview={preview} isOutdated={isOutdated} />
    </>
  );
}
