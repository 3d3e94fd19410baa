import { MERGE_UNDO_DAYS } from '@cortado/contract/limits';
import type { MergePreview } from '@cortado/contract';
import { CornerDownRight } from 'lucide-react';
import { formatNumber } from '../../../lib/intl.ts';
import * as texts from './texts.ts';
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
    [favorites.count, texts.favorites, texts.favoriteCount(favorites.both)],
    [ratings.count, texts.ratings, texts.ratingCount(ratings.both)],
    [photos.count, texts.photos, texts.photosAbout(photos.left)],
    [reports, texts.reports, texts.reportsAbout],
  ] as const;
  return (
    <section className={styles.moves} aria-busy={isOutdated || undefined}>
      <h2>{texts.moves(winner.cafe.name)}</h2>
      <dl>
        {rows.map(([count, label, about]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isOutdated ? '–' : formatNumber(count)}</dd>
            <dd>{isOutdated ? '' : about}</dd>
          </div>
        ))}
      </dl>
      <p>
        <CornerDownRight size={16} aria-hidden="true" />
        {texts.after(MERGE_UNDO_DAYS)}
      </p>
    </section>
  );
}
