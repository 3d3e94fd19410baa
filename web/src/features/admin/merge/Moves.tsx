import { MERGE_UNDO_DAYS } from '@cortado/contract/limits';
import type { MergePreview } from '@cortado/contract';
import { CornerDownRight } from 'lucide-react';
import { formatNumber } from '../../../lib/intl.ts';
import { Columns, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { IconLine } from '../../../ui/IconLines.tsx';
import * as texts from '#messages/admin/merge';
import * as styles from './merge.module.css';

interface MovesProps {
  preview: MergePreview;
  /** The counts of the other direction are on their way. */
  isOutdated: boolean;
}

/** What goes from one cafe to the other, counted before it does. */
export function Moves({ preview, isOutdated }: MovesProps) {
  const { winner, favorites, ratings, photos, reports } = preview;
  const rows = [
    [favorites.count, texts.favorites(), texts.favoriteCount({ both: favorites.both })],
    [ratings.count, texts.ratings(), texts.ratingCount({ both: ratings.both })],
    [photos.count, texts.photos(), texts.photosAbout({ left: photos.left })],
    [reports, texts.reports(), texts.reportsAbout()],
  ] as const;
  return (
    <Stack as="section" className={styles.moves} aria-busy={isOutdated || undefined}>
      <Text as="h2" size="name">
        {texts.moves({ winner: winner.cafe.name })}
      </Text>
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
        {texts.after({ days: MERGE_UNDO_DAYS })}
      </IconLine>
    </Stack>
  );
}
